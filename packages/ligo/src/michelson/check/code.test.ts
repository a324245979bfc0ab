/** Instructions: the stack that code leaves on a given stack, or the problem at a marked place. */
import { describe, expect, test } from 'vitest';
import { parseMicheline } from '../parse';
import { checkExpression, checkType } from './index';
import { printStack, type Stack } from './stack';

/** Parses types separated by `:`, the top first. */
function stackOf(text: string): Stack {
  return text
    .split(':')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const { type } = checkType(parseMicheline(part.trim()).tree);
      if (!type) throw new Error(`${part} is not a type`);
      return type;
    });
}

/** Stack, code, and the stack after it. */
const ACCEPTED: readonly (readonly [string, string, string])[] = [
  ['', '{}', ''],
  ['', 'UNIT', 'unit'],
  ['int : nat', 'SWAP', 'nat : int'],
  ['int : nat : bool', 'DIG 2', 'bool : int : nat'],
  ['int : nat : bool', 'DUG 2', 'nat : bool : int'],
  ['int : nat : bool', 'DROP 2', 'bool'],
  ['int : nat : bool', 'DROP 0', 'int : nat : bool'],
  ['int : nat : bool', 'DUP 3', 'bool : int : nat : bool'],
  ['int : nat : bool', 'DIP { DROP }', 'int : bool'],
  ['int : nat : bool', 'DIP 2 { UNIT }', 'int : nat : unit : bool'],
  ['int : nat : bool', 'PAIR 3', 'pair int (pair nat bool)'],
  ['pair int nat bool', 'UNPAIR 3', 'int : nat : bool'],
  ['pair int nat bool', 'GET 3', 'nat'],
  ['pair int nat bool', 'GET 4', 'bool'],
  ['pair int nat bool', 'GET 0', 'pair int (pair nat bool)'],
  ['string : pair int nat bool', 'UPDATE 1', 'pair string (pair nat bool)'],
  ['string : pair int nat bool', 'UPDATE 2', 'pair int string'],
  ['pair (int %a) (nat %b)', 'CAR', 'int'],
  ['int', 'CAST int', 'int'],
  ['int : int', 'COMPARE ; EQ', 'bool'],
  ['or int (option address) : or int (option address)', 'COMPARE', 'int'],
  ['int : mutez : nat', 'DIP { EDIV }', 'int : option (pair mutez mutez)'],
  ['timestamp : timestamp', 'SUB', 'int'],
  ['bls12_381_g2 : bls12_381_fr', 'MUL', 'bls12_381_g2'],
  ['bytes : nat', 'LSL', 'bytes'],
  ['bytes : nat', 'LSR', 'bytes'],
  ['bytes : bytes', 'XOR', 'bytes'],
  ['bytes', 'NOT', 'bytes'],
  ['int : nat', 'AND', 'nat'],
  ['bytes', 'NAT ; BYTES ; INT', 'int'],
  ['int', 'PUSH int 0 ; COMPARE ; GT ; IF { PUSH nat 1 } { UNIT ; FAILWITH }', 'nat'],
  ['option int : nat', 'IF_NONE { INT } { SWAP ; DROP }', 'int'],
  ['or int nat', 'IF_LEFT { ABS } {}', 'nat'],
  ['list nat', 'IF_CONS { SWAP ; DROP } { PUSH nat 0 }', 'nat'],
  ['int', 'PUSH bool True ; LOOP { DUP ; EQ }', 'int'],
  ['or int nat', 'LOOP_LEFT { ABS ; RIGHT int }', 'nat'],
  ['list nat', 'MAP { INT ; SOME }', 'list (option int)'],
  ['option nat', 'MAP { INT }', 'option int'],
  ['map string nat', 'MAP { CDR ; INT }', 'map string int'],
  ['list nat : int', 'ITER { ADD }', 'int'],
  ['map string nat : int', 'ITER { CDR ; ADD }', 'int'],
  ['', 'LAMBDA int nat { ABS }', 'lambda int nat'],
  ['', 'LAMBDA_REC int nat { DIP { DROP } ; ABS }', 'lambda int nat'],
  ['', 'LAMBDA never int { NEVER }', 'lambda never int'],
  ['int : lambda int nat', 'EXEC', 'nat'],
  ['int : lambda (pair int string) nat', 'APPLY', 'lambda string nat'],
  ['nat : list nat', 'CONS ; SIZE', 'nat'],
  ['', 'EMPTY_SET nat ; PUSH bool True ; PUSH nat 1 ; UPDATE', 'set nat'],
  [
    'string : map string (ticket nat)',
    'DIP { NONE (ticket nat) } ; GET_AND_UPDATE',
    'option (ticket nat) : map string (ticket nat)',
  ],
  ['', 'EMPTY_BIG_MAP nat (ticket nat)', 'big_map nat (ticket nat)'],
  ['list string', 'CONCAT', 'string'],
  ['nat : nat : bytes', 'SLICE', 'option bytes'],
  ['nat : nat', 'TICKET', 'option (ticket nat)'],
  ['ticket nat', 'READ_TICKET ; CDR ; CDR', 'nat : ticket nat'],
  ['ticket nat : pair nat nat', 'SPLIT_TICKET', 'option (pair (ticket nat) (ticket nat))'],
  ['pair (ticket nat) (ticket nat)', 'JOIN_TICKETS', 'option (ticket nat)'],
  ['int : address', 'VIEW "get" nat', 'option nat'],
  ['address', 'CONTRACT %add int', 'option (contract int)'],
  ['key_hash', 'IMPLICIT_ACCOUNT ; ADDRESS', 'address'],
  ['unit : mutez : contract unit', 'TRANSFER_TOKENS', 'operation'],
  ['nat', 'EMIT %minted', 'operation'],
  ['nat', 'EMIT %minted nat', 'operation'],
  ['contract unit', 'PACK', 'bytes'],
  ['bytes', 'UNPACK (lambda int nat)', 'option (lambda int nat)'],
  ['string', 'FAILWITH', 'failed'],
  ['chest_key : chest : nat', 'OPEN_CHEST', 'option bytes'],
  ['', 'SAPLING_EMPTY_STATE 8', 'sapling_state 8'],
  [
    'sapling_transaction 8 : sapling_state 8',
    'SAPLING_VERIFY_UPDATE',
    'option (pair bytes (pair int (sapling_state 8)))',
  ],
  [
    'option key_hash : mutez : int',
    'CREATE_CONTRACT { parameter unit ; storage int ; code { CDR ; NIL operation ; PAIR } }',
    'operation : address',
  ],
];

describe('accepted code', () => {
  for (const [before, code, expected] of ACCEPTED)
    test(`${before} ⊢ ${code}`, () => {
      const { after, problems } = checkExpression(parseMicheline(code).tree, stackOf(before));
      expect(problems).toEqual([]);
      expect(after === 'failed' ? after : after && printStack(after)).toBe(
        expected === 'failed' ? expected : printStack(stackOf(expected)),
      );
    });
});

/** Stack, code with `«…»` around the reported node, and the code of the problem. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['', '«DROP»', 'stack-too-short'],
  ['int', '«DUP 2»', 'stack-too-short'],
  ['int', 'DUP «0»', 'invalid-count'],
  ['int : int', 'PAIR «1»', 'invalid-count'],
  ['int', 'DROP «1024»', 'invalid-count'],
  ['int : string', '«ADD»', 'wrong-operands'],
  ['mutez : mutez', '«SUB»', 'wrong-operands'],
  ['int', '«NOT_AN_OP»', 'unknown-instruction'],
  ['int', '«CAR»', 'wrong-operands'],
  ['pair int nat', '«GET 5»', 'wrong-operands'],
  ['', '«42»', 'not-an-instruction'],
  ['', '«UNIT 1»', 'wrong-number-of-arguments'],
  ['bool', '«IF {}»', 'wrong-number-of-arguments'],
  ['bool', 'IF {} «UNIT»', 'not-a-block'],
  ['bool : int', '«IF { ABS } {}»', 'branches-differ'],
  ['bool', '«IF { UNIT } {}»', 'branches-differ'],
  ['bool', '«LOOP { UNIT }»', 'wrong-result'],
  ['list int : nat', '«ITER { DROP ; INT }»', 'wrong-result'],
  ['list int', 'MAP «{ DROP }»', 'wrong-result'],
  ['list int', 'MAP «{ FAILWITH }»', 'unreachable-code'],
  ['int : string', 'DIP «{ FAILWITH }»', 'unreachable-code'],
  ['string', '{ FAILWITH ; «UNIT» }', 'unreachable-code'],
  ['', 'LAMBDA int nat «{ }»', 'wrong-result'],
  ['nat : lambda int nat', '«EXEC»', 'wrong-operands'],
  ['big_map nat nat : lambda (pair (big_map nat nat) nat) nat', '«APPLY»', 'big-map-not-allowed'],
  ['ticket nat', '«DUP»', 'not-duplicable'],
  ['pair int (list (ticket nat))', '«DUP»', 'not-duplicable'],
  ['map nat nat : map nat nat', '«COMPARE»', 'not-comparable'],
  ['int : nat', '«COMPARE»', 'wrong-operands'],
  ['', 'EMPTY_SET «(list nat)»', 'not-comparable'],
  ['', 'EMPTY_BIG_MAP nat «(big_map nat nat)»', 'big-map-not-allowed'],
  ['', 'EMPTY_BIG_MAP nat «operation»', 'operation-not-allowed'],
  ['', 'EMPTY_MAP nat «(foo nat)»', 'not-a-type'],
  ['', 'NIL «(pair nat)»', 'wrong-number-of-arguments'],
  ['', 'NIL (list «(nat %a)»)', 'unexpected-annotation'],
  ['', 'PUSH «(contract unit)» "KT1"', 'contract-not-allowed'],
  ['', 'PUSH «(big_map nat nat)» {}', 'big-map-not-allowed'],
  ['', 'PUSH nat «-1»', 'invalid-value'],
  ['', 'PUSH mutez «9223372036854775808»', 'invalid-value'],
  ['', 'PUSH string «"é"»', 'invalid-value'],
  ['', 'PUSH address «"tz1notanaddress"»', 'invalid-value'],
  ['', 'PUSH chain_id «"NetXnope"»', 'invalid-value'],
  ['', 'PUSH (set nat) { 2 ; «1» }', 'unsorted-keys'],
  ['', 'PUSH (map nat unit) { Elt 1 Unit ; «Elt 1 Unit» }', 'duplicate-key'],
  ['', 'PUSH (option nat) «(None 1)»', 'invalid-value'],
  ['', 'PUSH (pair nat nat) «{ 1 }»', 'invalid-value'],
  ['', 'PUSH (lambda int nat) { «CAR» }', 'wrong-operands'],
  ['', 'PUSH (lambda unit (contract unit)) { DROP ; «SELF» }', 'forbidden-instruction'],
  ['big_map nat nat', '«PACK»', 'big-map-not-allowed'],
  ['ticket nat', '«PACK»', 'ticket-not-allowed'],
  ['operation', '«FAILWITH»', 'operation-not-allowed'],
  ['bytes', 'UNPACK «(contract unit)»', 'contract-not-allowed'],
  ['list nat : nat', '«TICKET»', 'not-comparable'],
  ['address', '«CONTRACT %default int»', 'unexpected-annotation'],
  ['address', `«CONTRACT %${'a'.repeat(32)} int»`, 'name-too-long'],
  ['address', 'CONTRACT «operation»', 'operation-not-allowed'],
  ['int : address', `VIEW «"${'a'.repeat(32)}"» nat`, 'invalid-view-name'],
  ['int : address', 'VIEW «"a b"» nat', 'invalid-view-name'],
  ['int : address', 'VIEW "a" «operation»', 'operation-not-allowed'],
  ['nat', '«EMIT %minted int»', 'wrong-operands'],
  ['nat', '«EMIT %a %b»', 'unexpected-annotation'],
  ['sapling_transaction 8 : sapling_state 16', '«SAPLING_VERIFY_UPDATE»', 'wrong-operands'],
  ['', 'SAPLING_EMPTY_STATE «70000»', 'invalid-memo-size'],
  [
    'option key_hash : mutez : nat',
    '«CREATE_CONTRACT { parameter unit ; storage int ; code { CDR ; NIL operation ; PAIR } }»',
    'wrong-operands',
  ],
  [
    'option key_hash : mutez : int',
    'CREATE_CONTRACT { parameter unit ; storage int ; code «{ CDR }» }',
    'wrong-result',
  ],
];

describe('refused code', () => {
  for (const [before, marked, code] of REFUSED)
    test(`${before} ⊢ ${marked}`, () => {
      const { tree } = parseMicheline(marked.replace(/[«»]/g, ''));
      const [problem] = checkExpression(tree, stackOf(before)).problems;
      const span = { file: 0, from: marked.indexOf('«'), to: marked.indexOf('»') - 1 };
      expect(problem).toMatchObject({ code, span });
    });
});

describe('stacks', () => {
  test('are known before and after every instruction', () => {
    const { typings } = checkExpression(parseMicheline('{ UNIT ; IF_NONE { DROP } { DROP 2 } }').tree, []);
    expect(typings.map(({ node, after }) => [node.prim, after])).toMatchObject([
      ['UNIT', [{ name: 'unit' }]],
      ['IF_NONE', undefined],
    ]);
  });

  test('of code that fails are marked', () => {
    const { typings } = checkExpression(parseMicheline('{ UNIT ; FAILWITH }').tree, []);
    expect(typings[1]?.after).toBe('failed');
  });
});

describe('limits', () => {
  test('types do not double without end', () => {
    const code = `{ UNIT ; ${'DUP ; PAIR ; '.repeat(40)} }`;
    expect(checkExpression(parseMicheline(code).tree, []).problems[0]?.code).toBe('type-too-large');
  });

  test('code that is nested too deeply is refused', () => {
    let tree = parseMicheline('{ UNIT }').tree;
    for (let depth = 0; depth < 20_000; depth++) tree = { kind: 'sequence', items: [tree] };
    expect(checkExpression(tree, []).problems[0]?.code).toBe('too-deep');
  });

  test('stacks do not grow without end', () => {
    const code = `{ ${'UNIT ; '.repeat(50_000)} }`;
    expect(checkExpression(parseMicheline(code).tree, []).problems[0]?.code).toBe('code-too-long');
  });

  test('the deepest code is checked', () => {
    const deep = `${'IF { '.repeat(490)} DROP ${'} { DROP }'.repeat(490)}`;
    const stack = Array.from({ length: 491 }, () => ({ name: 'bool', size: 1 }) as const);
    expect(checkExpression(parseMicheline(deep).tree, stack).problems[0]?.code).toBe('branches-differ');
  });
});
