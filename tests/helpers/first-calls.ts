import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startValue, written } from '../../packages/site/src/live/contract/form-value';
import type { LiveProgram } from '../../packages/site/src/live/protocol/program';
import { contractsOf } from '../../packages/site/src/live/worker/contracts';
import { openPrograms } from '../../packages/site/src/live/worker/programs';
import { reportSession } from '../../packages/site/src/live/worker/report';
import { DIST, pagesOf } from './dist';
import { livePrograms } from './page-samples';

/** The results of pressing Call in contract panels without changing anything. */
export interface FirstCalls {
  count: number;
  readonly refused: string[];
  /** Types without a notation for values. */
  readonly empty: string[];
}

const { open } = openPrograms(async (address) => JSON.parse(readFileSync(join(DIST, address), 'utf8')));

/** Calls every entrypoint and view of the contracts of a page with the initial values of their fields. */
async function callAll(path: string, programs: readonly LiveProgram[], found: FirstCalls): Promise<void> {
  for (const program of programs) {
    const opened = await open(program);
    if (opened.problems.length > 0) continue;
    for (const { name: contract, members, initial, storage, accounts } of contractsOf(opened)) {
      const account = accounts[0]?.address ?? '';
      const { syntax } = program;
      const typed = `"${account}" ${syntax === 'jsligo' ? 'as' : ':'} address`;
      const fields = [storage, ...members.map(({ parameter }) => parameter)];
      found.empty.push(...fields.filter(({ example }) => !example).map(({ type }) => type));
      if (!storage.example) continue;
      const calls = members
        .filter(({ parameter }) => parameter.example)
        .map(({ kind, name, parameter: { form } }) => ({
          kind,
          name,
          parameter: written(form, startValue(form, account), syntax),
          sender: `(${typed})`,
          amount: '0mutez',
        }));
      const start = written(storage.form, startValue(storage.form, account), syntax);
      const report = await reportSession(opened, { contract, storage: start, calls });
      found.count += calls.length;
      const outcomes = report.kind === 'replayed' ? report.calls : [report];
      for (const outcome of outcomes)
        if (outcome.kind === 'refused')
          found.refused.push(`${path} ${syntax} ${contract}: ${outcome.field}: ${outcome.message}`);
      if (initial === undefined) continue;
      const named = await reportSession(opened, { contract, storage: initial, calls: [] });
      if (named.kind === 'refused') found.refused.push(`${path} ${syntax} ${contract}: ${named.message}`);
    }
  }
}

/** Calls the contracts of every `step`-th page of the current versions that has some, each program once. */
export async function firstCalls(step: number): Promise<FirstCalls> {
  const found: FirstCalls = { count: 0, refused: [], empty: [] };
  const seen = new Set<string>();
  const isNew = ({ syntax, before, text }: LiveProgram) => {
    const key = JSON.stringify([syntax, before, text]);
    const isKnown = seen.has(key);
    seen.add(key);
    return !isKnown;
  };
  const pages = pagesOf(DIST)
    .filter(({ path, html }) => !/^\/docs\/\d/.test(path) && /@(entry|view)/.test(html))
    .filter((_, index) => index % step === 0);
  for (const { path, html } of pages) {
    const programs = livePrograms(html).filter(({ text }) => /@(entry|view)/.test(text));
    await callAll(path, programs.filter(isNew), found);
  }
  return found;
}

/** Only these types have no notation for values. */
export const WITHOUT_NOTATION = /sapling_transaction|chest/;
