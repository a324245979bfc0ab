import { describe, expect, it } from 'vitest';
import { languageOf } from '../../tests/helpers/analyse-text';
import { printMicheline } from '../michelson';
import { analyse } from '../tools/analyse';
import { type CompileOptions, compile } from '.';

const language = languageOf('next');

function compiled(text: string, syntax: 'jsligo' | 'cameligo', options?: CompileOptions) {
  const { typed, problems } = analyse(language, { file: `contract.${syntax}`, text, syntax });
  expect(problems).toEqual([]);
  return compile(typed, options);
}

function michelson(text: string, syntax: 'jsligo' | 'cameligo', options?: CompileOptions): string {
  const { script, problems } = compiled(text, syntax, options);
  expect(problems).toEqual([]);
  return script === undefined ? '' : printMicheline(script);
}

/** The text that the only problem points at, and its code. */
function problem(text: string, syntax: 'jsligo' | 'cameligo'): [string, string] {
  const { script, problems } = compiled(text, syntax);
  expect(script).toBeUndefined();
  const [only] = problems;
  return [only?.code ?? '', text.slice(only?.span.from, only?.span.to)];
}

const COUNTER = `type storage = int
[@entry] let add (n : int) (s : storage) : operation list * storage = [], s + n
[@entry] let reset () (_ : storage) : operation list * storage = [], 0
[@view] let get () (s : storage) : int = s`;

describe('compile', () => {
  it('dispatches to entry points, the last one on the left', () => {
    expect(michelson(COUNTER, 'cameligo')).toBe(
      '{ parameter (or (unit %reset) (int %add)) ; storage int ; code { UNPAIR ; IF_LEFT { DROP 2 ; PUSH int 0 } { ADD } ; NIL operation ; PAIR } ; view "get" unit int { CDR } }',
    );
  });

  it('compiles the only contract among the modules of a file', () => {
    const text = `module C = struct\n${COUNTER}\nend`;
    expect(michelson(text, 'cameligo')).toBe(michelson(COUNTER, 'cameligo'));
    expect(michelson(text, 'cameligo', { module: 'C' })).toBe(michelson(COUNTER, 'cameligo'));
  });

  it('says what each step makes', () => {
    expect(compiled(COUNTER, 'cameligo').steps.map(({ name }) => name)).toEqual([
      'aggregated',
      'monomorphic',
      'simple-patterns',
      'mini-c',
      'mini-c-optimised',
      'michelson-unoptimised',
      'michelson',
    ]);
  });

  it.each([
    [
      'a polymorphic function',
      `let twice (type a) (f : a -> a) (x : a) : a = f (f x)
[@entry] let go (n : int) (s : int) : operation list * int = [], twice (fun (x : int) -> x * 2) (s + n)`,
      '{ parameter int ; storage int ; code { UNPAIR ; ADD ; LAMBDA int int { PUSH int 2 ; SWAP ; MUL } ; SWAP ; DUP 2 ; SWAP ; EXEC ; EXEC ; NIL operation ; PAIR } }',
    ],
    [
      'a tail-recursive function',
      `let rec sum (n, total : int * int) : int = if n <= 0 then total else sum (n - 1, total + n)
[@entry] let go (n : int) (_ : int) : operation list * int = [], sum (n, 0)`,
      '{ parameter int ; storage int ; code { CAR ; PUSH int 0 ; SWAP ; PAIR ; LEFT int ; LOOP_LEFT { UNPAIR ; PUSH int 0 ; DUP 2 ; COMPARE ; LE ; IF { DROP ; RIGHT (pair int int) } { DUP ; DIG 2 ; ADD ; PUSH int 1 ; DIG 2 ; SUB ; PAIR ; LEFT int } } ; NIL operation ; PAIR } }',
    ],
    [
      'a number as a condition',
      `[@entry] let go (n : int) (s : int) : operation list * int = [], (if n then s else 2)`,
      '{ parameter int ; storage int ; code { UNPAIR ; PUSH int 0 ; COMPARE ; NEQ ; IF {} { DROP ; PUSH int 2 } ; NIL operation ; PAIR } }',
    ],
  ])('compiles %s', (_, text, expected) => expect(michelson(text, 'cameligo')).toBe(expected));

  it('finds values of included modules of the library, and those outside of them', () => {
    const text = `module Chain = struct include Tezos let level_or_fail () = if get_level () > 9n then get_level () else failwith "EARLY" end
[@entry] let go () (_ : nat) : operation list * nat = [], Chain.level_or_fail ()`;
    expect(michelson(text, 'cameligo')).toContain('LEVEL');
  });

  it('refuses what the chain refuses, at its place', () => {
    expect(
      problem(
        'type storage = { owner: address; queue: operation list }\n[@entry] let f () (s : storage) : operation list * storage = [], s',
        'cameligo',
      ),
    ).toEqual(['chain-operation-not-allowed', 'operation']);
  });

  it('refuses nested big maps in the parameter and the storage', () => {
    expect(
      problem(
        'type storage = (nat, (nat, nat) big_map) big_map\n[@entry] let f () (s : storage) : operation list * storage = [], s',
        'cameligo',
      ),
    ).toEqual(['nested-big-map', '(nat, nat) big_map']);
  });

  it('refuses a calculation as a condition, like the compiler', () => {
    const text = '[@entry] let go (n : int) (s : int) : operation list * int = [], (if s + n then 1 else 2)';
    expect(problem(text, 'cameligo')).toEqual(['unsolved-coercion', 's + n']);
  });

  it('refuses programs without entry points', () => {
    expect(problem('let x = 1', 'cameligo')).toEqual(['not-a-contract', '']);
  });

  it('ends for programs whose branches multiply', () => {
    const branches = Array.from(
      { length: 40 },
      (_, index) => `if (n == ${index}) { if (s == 1) { return [[], 2]; } }`,
    );
    const text = `@entry const f = (n: int, s: int): [list<operation>, int] => {\n${branches.join('\n')}\nreturn [[], s];\n};`;
    const { typed } = analyse(language, { file: 'a.jsligo', text, syntax: 'jsligo' });
    expect(compile(typed).problems).not.toEqual([]);
  });
});
