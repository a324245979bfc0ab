import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../tests/helpers/analyse-text';
import { analyse } from '../../tools/analyse';
import { printDeclarations, printExpression } from '../aggregated/print';
import { createWorkspace } from '../workspace';
import { findContract } from './find';
import { aggregate, contractToMiniC } from './to-mini-c';

const language = languageOf('next');

function typedOf(text: string) {
  const syntax = /\blet [a-z_]+ .*=|module/.test(text) && !text.includes('=>') ? 'cameligo' : 'jsligo';
  const { typed, problems } = analyse(language, { file: `a.${syntax}`, text, syntax });
  expect(problems).toEqual([]);
  return typed;
}

/** Numbers of names in the order of their first occurrence. */
function renumbered(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/([\w$]*)#(\d+)/g, (_, name: string, id: string) => {
    const number = known.get(id) ?? String(known.size + 1);
    known.set(id, number);
    return `${name}${number}`;
  });
}

const aggregated = (text: string) =>
  renumbered(printDeclarations(aggregate(createWorkspace(), typedOf(text)).declarations));

describe('aggregation', () => {
  it.each([
    ['module M = struct let x = 1 end\nlet y = M.x + 1', 'let x1 = 1\nlet y2 = ADD(x1, 1)'],
    [
      'const f = (x: int): tez => 5tez;\nconst y: tez = 5;',
      'let f1 = (fun x2 -> 5000000mutez)\nlet y3 = 5000000mutez',
    ],
    [
      'let f (x, y : int * nat) = if x then y else 0n',
      'let f1 = (fun gen2 -> let {0 = x3; 1 = y4} = gen2 in (match NEQ(0, x3) with True(()) -> y4 | False(()) -> 0n))',
    ],
  ])('flattens %j', (text, printed) => expect(aggregated(text)).toBe(printed));
});

describe('contracts', () => {
  it('dispatch to their entry points by the layout of the parameter', () => {
    const text = [
      'type storage = int;',
      '@entry const add = (n: int, s: storage): [list<operation>, storage] => [[], s + n];',
      '@entry const reset = (_: unit, _s: storage): [list<operation>, storage] => [[], 0];',
    ].join('\n');
    const typed = typedOf(text);
    const { main } = contractToMiniC(aggregate(createWorkspace(), typed), findContract(typed, ''));
    expect(renumbered(printExpression(main.aggregated))).toContain('match p');
  });
});
