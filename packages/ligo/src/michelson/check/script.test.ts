/** Scripts: sections, entrypoints, views. */
import { describe, expect, test } from 'vitest';
import { entrypointsOf } from '../entrypoints';
import { parseMicheline } from '../parse';
import { checkScript } from './index';

const CODE = 'CDR ; NIL operation ; PAIR';

function script(parts: { parameter?: string; storage?: string; code?: string; more?: string }): string {
  const { parameter = 'unit', storage = 'nat', code = CODE, more = '' } = parts;
  return `{ parameter ${parameter} ; storage ${storage} ; code { ${code} } ; ${more} }`;
}

const ACCEPTED: readonly string[] = [
  script({}),
  `parameter unit ; storage nat ; code { ${CODE} }`,
  script({ code: 'FAILWITH' }),
  script({ parameter: '(or (int %add) (unit %default))' }),
  script({ parameter: '(or %root (int %add) (unit %root2))' }),
  script({ parameter: '(contract (big_map nat nat))', storage: '(big_map nat (ticket nat))' }),
  script({ storage: '(lambda operation unit)' }),
  script({ code: `SELF ; DROP ; ${CODE}` }),
  script({
    parameter: '(or (int %add) unit)',
    code: `SELF %add ; PUSH mutez 0 ; PUSH int 1 ; TRANSFER_TOKENS ; DROP ; ${CODE}`,
  }),
  script({ more: 'view "get" unit nat { CDR }' }),
  script({ more: 'view "never" unit (contract unit) { FAILWITH }' }),
  script({
    more: 'view "later" unit (lambda unit operation) { DROP ; LAMBDA unit operation { NONE key_hash ; SET_DELEGATE ; SWAP ; DROP } }',
  }).replace('SET_DELEGATE ; SWAP ; DROP', 'SET_DELEGATE ; DIP { DROP }'),
];

describe('accepted scripts', () => {
  for (const text of ACCEPTED)
    test(text, () => {
      expect(checkScript(parseMicheline(text).tree).problems).toEqual([]);
    });
});

/** Scripts with `«…»` around the reported node, and the code of the problem. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['«UNIT»', 'not-a-script'],
  ['«{ parameter unit ; storage nat }»', 'missing-section'],
  ['{ parameter unit ; storage nat ; «storage nat» ; code {} }', 'duplicate-section'],
  ['{ parameter unit ; storage nat ; «UNIT» }', 'unknown-section'],
  [script({ storage: '«operation»' }), 'operation-not-allowed'],
  [script({ storage: '«(option operation)»' }), 'operation-not-allowed'],
  [script({ storage: '«(pair nat (contract unit))»' }), 'contract-not-allowed'],
  [script({ storage: '(big_map nat «(big_map nat nat)»)' }), 'big-map-not-allowed'],
  [script({ storage: '(map «(list nat)» nat)' }), 'not-comparable'],
  [script({ storage: '«(nat %count)»' }), 'unexpected-annotation'],
  [script({ parameter: '«(list operation)»' }), 'operation-not-allowed'],
  [script({ parameter: '«(or (int %add) (unit %add))»' }), 'duplicate-entrypoint'],
  [script({ parameter: '«(or (or int (unit %a)) (unit %default))»' }), 'unreachable-entrypoint'],
  ['{ parameter unit ; storage nat ; code «{ CDR }» }', 'wrong-result'],
  ['{ parameter unit ; storage nat ; code { «ADD» } }', 'stack-too-short'],
  [script({ parameter: '(or (int %add) unit)', code: `«SELF %sub» ; DROP ; ${CODE}` }), 'no-entrypoint'],
  [script({ code: `LAMBDA unit unit { «SELF» ; DROP } ; DROP ; ${CODE}` }), 'forbidden-instruction'],
  [script({ more: 'view "get" unit nat «{ CAR }»' }), 'wrong-result'],
  [script({ more: `view «"${'a'.repeat(32)}"» unit nat { CDR }` }), 'invalid-view-name'],
  [script({ more: 'view "get" unit nat { CDR } ; «view "get" unit nat { CDR }»' }), 'duplicate-view'],
  [script({ more: 'view "get" unit «operation» { FAILWITH }' }), 'operation-not-allowed'],
  [script({ more: 'view "get" «(ticket nat)» nat { CDR }' }), 'ticket-not-allowed'],
  [
    script({ more: 'view "get" unit nat { DROP ; NONE key_hash ; «SET_DELEGATE» }' }),
    'forbidden-instruction',
  ],
  [script({ more: 'view "get" unit nat { «SELF» }' }), 'forbidden-instruction'],
  [script({ more: 'view "get" unit nat { «EMIT» }' }), 'forbidden-instruction'],
];

describe('refused scripts', () => {
  for (const [marked, code] of REFUSED)
    test(marked, () => {
      const [problem] = checkScript(parseMicheline(marked.replace(/[«»]/g, '')).tree).problems;
      const span = { file: 0, from: marked.indexOf('«'), to: marked.indexOf('»') - 1 };
      expect(problem).toMatchObject({ code, span });
    });
});

test('a problem in a tree without ranges is at the node around it that has one', () => {
  const span = { file: 1, from: 10, to: 20 };
  const { tree } = parseMicheline(script({ code: 'ADD' }));
  const strip = (node: typeof tree): typeof tree =>
    node.kind === 'sequence'
      ? { ...node, span: undefined, items: node.items.map(strip) }
      : node.kind === 'prim'
        ? { ...node, span: node.prim === 'code' ? span : undefined, args: node.args.map(strip) }
        : { ...node, span: undefined };
  const [problem] = checkScript(strip(tree)).problems;
  expect(problem).toMatchObject({ code: 'stack-too-short', span, node: { prim: 'ADD' } });
});

test('entrypoints are named parts of the parameter', () => {
  const text = script({ parameter: '(or (int %add) (or (unit %reset) (or %more nat (string %name))))' });
  const { types } = checkScript(parseMicheline(text).tree);
  const found = types ? entrypointsOf(types.parameter) : [];
  expect(found.map(({ name, path }) => `${name} ${path.join(' ')}`)).toEqual([
    'default ',
    'add Left',
    'reset Right Left',
    'more Right Right',
    'name Right Right Right',
  ]);
});
