/** The samples of our pages come in pairs: both texts become the same contract, unless there is a reason. */
import { expect, test } from 'vitest';
import { type RecordedContract, recordedContracts } from './helpers/recorded-compilations';

const SPREAD = 'JsLIGO’s spread syntax copies the list that CameLIGO’s :: extends';
const ENDING = 'JsLIGO’s if without else ends the block that CameLIGO’s ( … ); goes on';
const LET = 'a value has a name in one text and is an argument in the other';
const LOOP = 'a loop in JsLIGO, a fold in CameLIGO';
const ESCAPED = 'the escaped names are keywords of one syntax only';

const DIFFERENT: Readonly<Record<string, string>> = {
  'docs_contributors_big-picture_back-end.factory': SPREAD,
  'docs_faq_cameligo-ocaml-syntax-diff.contract': 'JsLIGO’s + groups to the left, CameLIGO’s ^ to the right',
  'docs_keywords_escaped_vars.parcel': ESCAPED,
  'docs_sets_iterating.school': ENDING,
  'docs_syntax_contracts_views.meter Meter': LET,
  'docs_syntax_keywords.escape': ESCAPED,
  'docs_testing_in-the-browser.queue Queue': SPREAD,
  'docs_tutorials_inter-contract-calls_examples.escrow Token': LET,
  'docs_tutorials_inter-contract-calls_examples.escrow Escrow': LET,
  'docs_tutorials_inter-contract-calls_index.order Desk': SPREAD,
  'docs_tutorials_registry_what-is-the-registry.shares Band': SPREAD,
  'docs_tutorials_tz-vs-eth_examples.names Names': LET,
  'docs_tutorials_tz-vs-eth_examples.vote Vote': LOOP,
  'docs_tutorials_tz-vs-eth_index.tipjar Tip_jar': ENDING,
};

/** The recorded contracts of samples, by group and module. */
function contractsByName(): ReadonlyMap<string, readonly RecordedContract[]> {
  const found = new Map<string, RecordedContract[]>();
  for (const one of recordedContracts()) {
    if (!one.file.startsWith('docs_')) continue;
    const name = `${one.file.replace(/\.\w+$/, '')} ${one.module}`.trim();
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}

test('a pair of samples becomes one contract, but for those that differ for a reason', () => {
  const pairs = [...contractsByName()].filter(([, { length }]) => length === 2);
  expect(pairs.length).toBeGreaterThan(200);
  const different = pairs.filter(([, [one, other]]) => one?.michelson !== other?.michelson);
  expect(different.map(([name]) => name).sort()).toEqual(Object.keys(DIFFERENT).sort());
});
