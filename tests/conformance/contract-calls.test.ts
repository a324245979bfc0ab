import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LiveProgram } from '../../src/live/protocol/program';
import { contractsOf } from '../../src/live/worker/contracts';
import { openPrograms } from '../../src/live/worker/programs';
import { reportCall } from '../../src/live/worker/report';
import { DIST, pagesOf } from '../helpers/dist';
import { livePrograms } from '../helpers/page-samples';

interface FirstCall {
  /** Page, entrypoint or view, and what was entered. */
  readonly title: string;
  readonly outcome: string;
  /** Whether there is a value to start with: none can be written of chests and sapling transactions. */
  readonly isFilled: boolean;
}

const { open } = openPrograms(async (address) => JSON.parse(readFileSync(join(DIST, address), 'utf8')));

/** What the contract panels of a page do when their reader presses Call at once, for every entrypoint and view. */
async function firstCalls(path: string, programs: readonly LiveProgram[]): Promise<FirstCall[]> {
  const calls: FirstCall[] = [];
  for (const program of programs) {
    const opened = await open(program);
    if (opened.problems.length > 0) continue;
    for (const { name: contract, members, storage, sender } of contractsOf(opened)) {
      for (const { kind, name, parameter } of members) {
        const call = { kind, name, parameter: parameter.example, sender, amount: '0tez' };
        const report = await reportCall(opened, { contract, storage: storage.example, calls: [call] });
        const fields = `${parameter.type} ${parameter.example}, ${storage.type} ${storage.example}`;
        const outcome = report.kind === 'refused' ? `${report.field}: ${report.message}` : '';
        const isFilled = parameter.example !== '' && storage.example !== '';
        calls.push({ isFilled, title: `${path} ${program.syntax} ${contract}.${name}: ${fields}`, outcome });
      }
    }
  }
  return calls;
}

describe('the contract panels of all samples', () => {
  test('start with a call that the checker accepts', { timeout: 300_000 }, async () => {
    const calls: FirstCall[] = [];
    const seen = new Set<string>();
    const isNew = ({ syntax, before, text }: LiveProgram) => {
      const key = JSON.stringify([syntax, before, text]);
      const isKnown = seen.has(key);
      seen.add(key);
      return !isKnown;
    };
    for (const { path, html } of pagesOf(DIST)) {
      if (/^\/docs\/\d/.test(path)) continue;
      const programs = livePrograms(html).filter(({ text }) => /@(entry|view)/.test(text));
      calls.push(...(await firstCalls(path, programs.filter(isNew))));
    }
    expect(calls.length).toBeGreaterThan(800);
    const refused = calls.filter(({ outcome, isFilled }) => outcome && isFilled);
    expect(refused.map(({ title, outcome }) => `${title} => ${outcome}`)).toEqual([]);
    const empty = calls.filter(({ isFilled }) => !isFilled);
    expect(empty.filter(({ title }) => !/sapling_transaction|chest/.test(title))).toEqual([]);
  });
});
