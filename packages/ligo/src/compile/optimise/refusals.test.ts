/** What the optimiser refuses in programs that type-check. */
import { describe, expect, test } from 'vitest';
import { namesFrom, parseMini } from '../../../tests/helpers/mini-c';
import { Budget } from '../budget';
import type { MiniExpression } from '../mini-c/tree';
import { baseType, containerType, functionType, type MiniType, mapType } from '../mini-c/type';
import { CompileError } from '../problem';
import { optimise } from './optimise';
import { refuseSelfInFunctions } from './self-in-functions';

const NAT = baseType('nat');
const BIG_MAP = mapType('big_map', NAT, NAT);

/** The code and the message of the refusal. */
function refusal(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return `${error.problem.code}: ${error.problem.message}`;
  }
}

const optimiseAll = (e: MiniExpression): string | undefined =>
  refusal(() => optimise(e, { names: namesFrom(100), budget: new Budget() }));

/** `fun y -> (x, y)` for a variable of that type. */
function capturing(type: MiniType): MiniExpression {
  const x: MiniExpression = { kind: 'variable', type, variable: { id: 1, name: 'x' } };
  const parameter = { id: 2, name: 'y' };
  return { kind: 'closure', type: functionType(NAT, type), parameter, body: x };
}

describe('captures', () => {
  test.each([
    ['nat', NAT, undefined],
    ['a ticket', containerType('ticket', NAT), undefined],
    ['a function', functionType(BIG_MAP, NAT), undefined],
    ['an operation', baseType('operation'), 'operation'],
    ['a contract', containerType('contract', NAT), 'contract nat'],
    ['a big map', BIG_MAP, 'big_map nat nat'],
    ['a big map in a list', containerType('list', BIG_MAP), 'big_map nat nat'],
  ] as const)('%s', (_, type, forbidden) => {
    expect(optimiseAll(capturing(type))).toBe(
      forbidden && `forbidden-capture: Invalid capturing, term captures the type ${forbidden}.`,
    );
  });
});

describe('types that cannot be compared', () => {
  const emptySet = (item: MiniType): MiniExpression => ({
    kind: 'constant',
    type: containerType('set', item),
    name: 'SET_EMPTY',
    arguments: [],
  });

  test.each([
    ['nat', NAT, false],
    ['an option of nat', containerType('option', NAT), false],
    ['a list', containerType('list', NAT), true],
    ['a set', containerType('set', NAT), true],
    ['a function', functionType(NAT, NAT), true],
  ] as const)('%s', (_, type, refused) => {
    const found = optimiseAll(emptySet(type));
    expect(found?.startsWith('not-comparable: The set constructor needs') ?? false).toBe(refused);
  });
});

test('the code of a new contract is closed', () => {
  const text =
    'create_contract(nat, nat, (fun (x : nat) -> (LIST_EMPTY(), ADD(x , y))), (NONE(), L(0mutez), L(+1)))';
  expect(optimiseAll(parseMini(text))).toBe(
    'open-contract: Not all free variables could be inlined in Tezos.create_contract usage: y.',
  );
  expect(optimiseAll(parseMini(text.replace(' , y', ' , x')))).toBeUndefined();
});

test('a function does not use its own contract', () => {
  const find = (text: string) => refusal(() => refuseSelfInFunctions(parseMini(text)));
  expect(find('fun x -> ({ SELF })')).toBe(
    'self-in-function: "Tezos.self" must be used directly and cannot be used via another function.',
  );
  expect(find('{ SELF }')).toBeUndefined();
});
