/** Where the instructions of our own contracts come from. */
import { expect, test } from 'vitest';
import type { Declaration } from '../src/syntax/ast';
import type { Span } from '../src/syntax/source';
import { inspectContract } from '../src/tools/inspect/inspect';
import {
  analyseRecorded,
  partOf,
  type RecordedContract,
  recordedContracts,
} from './helpers/recorded-compilations';

/** 50 contracts, chosen by the hashes of their texts. */
const CONTRACTS = recordedContracts()
  .filter((recorded) => partOf(recorded, 8) === 5)
  .slice(0, 50);

/** What the source of an instruction must contain. Operators are also functions of the library. */
const OPERATORS: Readonly<Record<string, RegExp>> = {
  ADD: /\+|\badd\b/,
  SUB: /-|\bsub\b/,
  SUB_MUTEZ: /-/,
  MUL: /\*/,
  EDIV: /\/|%|\bmod\b|ediv/,
  NEG: /-|\bneg\b/,
  LSL: /<<|\blsl\b|shift_left/,
  LSR: />>|\blsr\b|shift_right/,
  XOR: /\^|\bxor\b/,
};

interface Found {
  readonly complaints: readonly string[];
  readonly inBodies: number;
  readonly operators: number;
}

function problemsOf(recorded: RecordedContract): Found {
  const analysis = analyseRecorded(recorded);
  const { contract } = inspectContract(analysis, { module: recorded.module });
  const complaints: string[] = [];
  let inBodies = 0;
  let operators = 0;
  const declared = membersAt(analysis.program.declarations, recorded.module.split('.').filter(Boolean));
  const entries = contract?.sections.filter(({ kind }) => kind === 'entrypoint') ?? [];
  for (const { name, place, span } of contract?.instructions ?? []) {
    const text = span && analysis.program.files[span.file]?.text.slice(span.from, span.to);
    const entry = entries.find(({ place: own }) => place.from >= own.from && place.to <= own.to);
    const operator = OPERATORS[name];
    const complain = (what: string) => complaints.push(`${recorded.file}: ${name} ${what}: ${text}`);
    if (operator && text !== undefined) {
      operators += 1;
      if (!operator.test(text)) complain('is not at its operator');
    }
    if (!entry || entries.length < 2) continue;
    inBodies += 1;
    if (!span || span.to <= span.from) complain('has no place');
    else if (entries.some((other) => other.name !== entry.name && isIn(span, declared.get(other.name))))
      complain(`of ${entry.name} is in another entry point`);
  }
  return { complaints, inBodies, operators };
}

const isIn = (inner: Span, outer: Span | undefined): boolean =>
  outer !== undefined && inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to;

function membersAt(
  declarations: readonly Declaration[],
  [first, ...rest]: readonly string[],
): ReadonlyMap<string, Span> {
  if (first === undefined)
    return new Map(
      declarations.flatMap((one) =>
        one.kind === 'value' && one.pattern.kind === 'variable' ? [[one.pattern.name.text, one.span]] : [],
      ),
    );
  const found = declarations.findLast((one) => one.kind === 'module' && one.name.text === first);
  return found?.kind === 'module' && found.body.kind === 'body'
    ? membersAt(found.body.declarations, rest)
    : new Map();
}

test('every instruction points at its place in the source', { timeout: 120_000 }, () => {
  const found = CONTRACTS.map(problemsOf);
  const total = (count: (one: Found) => number) => found.reduce((sum, one) => sum + count(one), 0);
  expect(CONTRACTS).toHaveLength(50);
  expect(total(({ inBodies }) => inBodies)).toBeGreaterThan(500);
  expect(total(({ operators }) => operators)).toBeGreaterThan(40);
  expect(found.flatMap(({ complaints }) => complaints)).toEqual([]);
});
