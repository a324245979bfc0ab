/** The commands that change pages and versions. Each shows what it will change and asks; `--yes` skips the question. */
import { parseArgs } from 'node:util';
import type { SiteConfig } from '../../packages/site/src/model/site';
import { site } from '../../site.config';
import { type Ask, terminalAsk } from '../new-page/new-page';
import { codeMentions } from './code-mentions';
import { planMove } from './move-page';
import { planVersion } from './new-version';
import { planRemoval } from './remove-page';
import { planRetirement } from './retire-version';
import { type Plan, requireCleanTree, runPlan } from './run-plan';
import { pageName, readSitePages, type SitePages } from './site-pages';

const OPTIONS = { yes: { type: 'boolean', short: 'y' }, to: { type: 'string' } } as const;

interface Command {
  readonly usage: string;
  readonly arguments: number;
  readonly plan: (names: readonly string[], input: Input) => Plan | Promise<Plan>;
  /** Whether its first argument is a page. */
  readonly isAboutPage?: true;
}

interface Input {
  readonly all: SitePages;
  readonly to?: string;
  readonly ask?: Ask;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'move:page': {
    usage: 'npm run move:page -- docs/old/page docs/new/page',
    arguments: 2,
    isAboutPage: true,
    plan: ([from = '', to = ''], { all }) => planMove(from, to, all),
  },
  'new:version': {
    usage: 'npm run new:version -- 1.12.0',
    arguments: 1,
    plan: ([name = ''], { all }) => planVersion(name, all),
  },
  'retire:version': {
    usage: 'npm run retire:version -- 1.6.0',
    arguments: 1,
    plan: ([name = ''], { all }) => planRetirement(name, all),
  },
  'remove:page': {
    usage: 'npm run remove:page -- docs/some/page --to docs/other/page',
    arguments: 1,
    isAboutPage: true,
    plan: async ([name = ''], { all, to, ask }) => {
      const target =
        to ?? (await ask?.('Where should its address lead? (a page, such as docs/intro/introduction) '));
      if (!target?.trim()) throw new Error('Say where its address should lead: add --to with a page.');
      return planRemoval(name, target, all);
    },
  },
};

export async function main(name: string, args: string[], { root }: { root: string }): Promise<number> {
  const { ask, close } = terminalAsk();
  try {
    return await runCommand(name, args, { root, site, ask, log: console.log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    close();
  }
}

interface Place {
  readonly root: string;
  readonly site: SiteConfig;
  readonly ask?: Ask;
  readonly log: (line: string) => void;
}

export async function runCommand(name: string, args: readonly string[], place: Place): Promise<number> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command '${name}'.`);
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (positionals.length !== command.arguments) throw new Error(`Usage: ${command.usage}`);
  requireCleanTree(place.root);
  const all = await readSitePages(place.root, place.site);
  const plan = await command.plan(positionals, { all, to: values.to, ask: place.ask });
  const [page = ''] = positionals;
  const mentions = command.isAboutPage ? codeMentions(place.root, pageName(page)) : [];
  return runPlan({ ...plan, notes: [...plan.notes, ...mentions] }, { ...place, yes: values.yes ?? false });
}
