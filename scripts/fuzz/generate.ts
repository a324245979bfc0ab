/** Programs made from a grammar of both syntaxes: they parse, and their types are right more often than not. */
import type { LigoSyntax } from '@ligo-docs/ligo';
import type { Random } from './random';

interface Making {
  readonly random: Random;
  readonly js: boolean;
  /** The constants declared so far, which all are integers. */
  readonly names: string[];
  fuel: number;
}

export function generated(syntax: LigoSyntax, random: Random): string {
  const making: Making = { random, js: syntax === 'jsligo', names: [], fuel: 30 + random.below(400) };
  const declarations: string[] = [TYPES[syntax]];
  for (let count = 1 + random.below(20); count > 0; count -= 1) {
    declarations.push(declaration(making, `v${declarations.length}`));
  }
  return declarations.join('\n');
}

const TYPES: Readonly<Record<LigoSyntax, string>> = {
  jsligo: 'type kind = ["Low"] | ["High", int];\ntype point = { x: int, y: int };',
  cameligo: 'type kind = Low | High of int\ntype point = { x : int; y : int }',
};

function declaration(making: Making, name: string): string {
  const { js, random } = making;
  const isFunction = random.chance(0.4);
  const body = expression(making);
  if (!isFunction) {
    making.names.push(name);
    return js ? `const ${name}: int = ${body};` : `let ${name} : int = ${body}`;
  }
  return js
    ? `const f_${name} = (a: int, p: point): int => ${body};`
    : `let f_${name} (a : int) (p : point) : int = ${body}`;
}

/** An expression of type int, most of the time. */
function expression(making: Making): string {
  making.fuel -= 1;
  if (making.fuel <= 0) return leaf(making);
  const { js, random } = making;
  const inside = () => expression(making);
  switch (random.below(11)) {
    case 0:
    case 1:
      return leaf(making);
    case 2:
      return `(${inside()} ${random.pick(['+', '-', '*'])} ${inside()})`;
    case 3:
      return js
        ? `(${condition(making)} ? ${inside()} : ${inside()})`
        : `(if ${condition(making)} then ${inside()} else ${inside()})`;
    case 4:
      return js
        ? `((q: int): int => ${inside()})(${inside()})`
        : `((fun (q : int) -> ${inside()}) (${inside()}))`;
    case 5:
      return js
        ? `(match(Some(${inside()}) as option<int>) { when(None()): ${inside()}; when(Some(n)): n })`
        : `(match (Some (${inside()}) : int option) with None -> ${inside()} | Some n -> n)`;
    case 6:
      return js
        ? `(match(High(${inside()}) as kind) { when(Low()): ${inside()}; when(High(n)): n })`
        : `(match High (${inside()}) with Low -> ${inside()} | High n -> n)`;
    case 7:
      return js
        ? `({ x: ${inside()}, y: ${inside()} } as point).x`
        : `({ x = ${inside()}; y = ${inside()} }).x`;
    case 8:
      return js
        ? `List.fold_left(([a, b]: [int, int]) => a + b, ${inside()}, [${inside()}, ${inside()}])`
        : `(List.fold_left (fun (a, b : int * int) -> a + b) (${inside()}) [${inside()}; ${inside()}])`;
    case 9:
      return js ? `(do { const k = ${inside()}; return k; })` : `(let k = ${inside()} in k)`;
    default:
      return js ? `int(abs(${inside()}))` : `(int (abs (${inside()})))`;
  }
}

function condition(making: Making): string {
  const { js, random } = making;
  const sign = random.pick(js ? ['==', '!=', '<', '<='] : ['=', '<>', '<', '<=']);
  return `(${expression(making)} ${sign} ${leaf(making)})`;
}

/** Sometimes a value of another type. */
function leaf({ random, names }: Making): string {
  const [first, ...others] = names;
  if (first !== undefined && random.chance(0.5)) return random.pick([first, ...others]);
  return random.chance(0.03) ? random.pick(['"text"', '1n', '2tez', 'unknown']) : String(random.below(1000));
}
