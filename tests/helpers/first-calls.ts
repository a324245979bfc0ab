import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveProgram } from '../../packages/site/src/live/protocol/program';
import { contractsOf } from '../../packages/site/src/live/worker/contracts';
import { openPrograms } from '../../packages/site/src/live/worker/programs';
import { reportCall } from '../../packages/site/src/live/worker/report';
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

/** Calls every entrypoint and view of the contracts of a page with the initial values of its panels. */
async function callAll(path: string, programs: readonly LiveProgram[], found: FirstCalls): Promise<void> {
  for (const program of programs) {
    const opened = await open(program);
    if (opened.problems.length > 0) continue;
    for (const { name: contract, members, storage, sender } of contractsOf(opened)) {
      const fields = [storage, ...members.map(({ parameter }) => parameter)];
      const calls = members
        .filter(({ parameter }) => parameter.example && storage.example)
        .map(({ kind, name, parameter: { example } }) => ({
          kind,
          name,
          parameter: example,
          sender,
          amount: '0tez',
        }));
      const report = await reportCall(opened, { contract, storage: storage.example, calls });
      found.count += calls.length;
      found.empty.push(...fields.filter(({ example }) => !example).map(({ type }) => type));
      if (report.kind === 'refused')
        found.refused.push(`${path} ${program.syntax} ${contract}: ${report.field}: ${report.message}`);
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
