/** Shows what a command will change, asks, and changes it. */
import { spawnSync } from 'node:child_process';
import type { Ask } from '../new-page/new-page';
import { applyEdits, describeEdits, type Edits } from './edits';

/** What a command intends to do. */
export interface Plan {
  readonly title: string;
  readonly edits: Edits;
  /** What the author has to look at, before and after the change. */
  readonly notes: readonly string[];
  /** What to do afterwards. */
  readonly next: readonly string[];
}

export interface Terminal {
  readonly root: string;
  /** Whether to go on without asking. */
  readonly yes: boolean;
  /** Undefined without a terminal. */
  readonly ask?: Ask;
  readonly log: (line: string) => void;
}

/** Makes the changes of a plan after showing them. Throws, with everything unchanged, if it must not go on. */
export async function runPlan(plan: Plan, { root, yes, ask, log }: Terminal): Promise<number> {
  log(plan.title);
  for (const line of describeEdits(root, plan.edits)) log(line);
  for (const note of plan.notes) log(note);
  if (!yes) {
    if (!ask) throw new Error('There is no terminal to ask on: add --yes to make these changes.');
    const answer = await ask('Make these changes? (y/N) ');
    if (!/^y(es)?$/i.test(answer.trim())) {
      log('Nothing has been changed.');
      return 1;
    }
  }
  applyEdits(root, plan.edits);
  log('Done. Next:');
  for (const [index, line] of plan.next.entries()) log(`  ${index + 1}. ${line}`);
  return 0;
}

/** Throws if files have changes that are not committed: they would be mixed with those of the command. */
export function requireCleanTree(root: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  // Without git, or outside of a repository, there is nothing to mix up.
  if (status !== 0) return;
  const changed = stdout.split('\n').filter(Boolean);
  const [first] = changed;
  if (first === undefined) return;
  throw new Error(
    `The working tree has changes that are not committed (${changed.length}, such as ${first.slice(3)}): commit or stash them first.`,
  );
}
