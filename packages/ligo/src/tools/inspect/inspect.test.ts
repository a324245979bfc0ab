import { describe, expect, it } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { layOutMicheline, sizeOfMicheline } from '../../michelson';
import { inspectContract } from './inspect';

const TEXT = `export type storage = { counter: int, owner: address };
type ret = [list<operation>, storage];
const double = (n: int): int => n * 2;
@entry const add = (delta: int, s: storage): ret => {
  let sum = s.counter + double(delta);
  if (sum > 100) { sum = sum - 100; }
  return [[], { ...s, counter: sum }];
};
@entry const reset = (_: unit, s: storage): ret => {
  Assert.assert(Tezos.get_sender() == s.owner);
  return [[], { ...s, counter: 0 }];
};
@view const get = (_: unit, s: storage): int => s.counter + 1;`;

function inspected() {
  const { contract } = inspectContract(analyseText(TEXT, 'jsligo'));
  if (!contract) throw new Error('does not compile');
  return contract;
}

/** The source of the first instruction with this name. */
function sourceOf(name: string): string | undefined {
  const span = inspected().instructions.find((one) => one.name === name)?.span;
  return span && TEXT.slice(span.from, span.to);
}

describe('an inspected contract', () => {
  it('is laid out as by the compiler, with the place of every instruction', () => {
    const { text, script, instructions } = inspected();
    expect(text).toBe(layOutMicheline(script));
    for (const { name, place } of instructions)
      expect(text.slice(place.from)).toMatch(new RegExp(`^${name}\\b`));
  });

  it.each([
    ['MUL', 'n * 2'],
    ['GT', 'sum > 100'],
    ['SUB', 'sum - 100'],
    ['SENDER', 'Tezos.get_sender'],
    ['IF_LEFT', undefined],
  ])('knows where %s comes from', (name, source) => {
    expect(sourceOf(name)).toBe(source);
  });

  it('has sections for entry points and views', () => {
    const { sections, bytes } = inspected();
    expect(sections.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'parameter parameter',
      'storage storage',
      'entrypoint reset',
      'entrypoint add',
      'view get',
    ]);
    expect(sections.reduce((sum, section) => sum + section.bytes, 0)).toBeLessThan(bytes);
  });

  it('names the values on the stack as the program does', () => {
    const { instructions, stackAt } = inspected();
    const index = instructions.findIndex(({ name }) => name === 'GT');
    expect(stackAt(index)?.before).toEqual([
      { type: 'int', name: undefined },
      { type: 'int', name: 'sum' },
      { type: 'pair (int %counter) (address %owner)', name: 's' },
    ]);
  });

  it('names values that an operation finds where it needs them', () => {
    const text = `@entry const take = (delta: int, s: int): [list<operation>, int] => [[], delta - s];
@entry const reset = (_: unit, _s: int): [list<operation>, int] => [[], 0];`;
    const { contract } = inspectContract(analyseText(text, 'jsligo'));
    const index = contract?.instructions.findIndex(({ name }) => name === 'SUB') ?? -1;
    expect(contract?.stackAt(index)?.before.map(({ name }) => name)).toEqual(['delta', 's']);
  });

  it('has no stack after a failure', () => {
    const { instructions, stackAt } = inspected();
    const failure = instructions.findIndex(({ name }) => name === 'FAILWITH');
    expect(stackAt(failure)?.after).toBeUndefined();
    expect(stackAt(instructions.length)).toBeUndefined();
  });

  it('attributes every byte once', () => {
    const { costs, script } = inspected();
    const sum = costs.lines.reduce((total, { bytes }) => total + bytes, costs.elsewhere);
    expect(sum).toBe(sizeOfMicheline(script));
    expect(costs.functions.map(({ name }) => name)).toEqual(['reset', 'add', 'get', 'double']);
    expect(costs.lines.map(({ bytes }) => bytes)).toEqual(
      [...costs.lines.map(({ bytes }) => bytes)].sort((a, b) => b - a),
    );
  });
});

describe('a program that does not compile', () => {
  it('has problems instead', () => {
    const { contract, problems } = inspectContract(analyseText('const a: nat = "x";', 'jsligo'));
    expect(contract).toBeUndefined();
    expect(problems).toHaveLength(1);
    const [problem] = inspectContract(analyseText('const a = 1;', 'jsligo')).problems;
    expect(problem?.code).toBe('not-a-contract');
  });
});
