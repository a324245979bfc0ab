/** `npm run new:page`: writes a page that passes all checks, and gives it its place in the sidebar. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { listFiles, readIfThere } from '../content/files';
import type { Memory } from '../content/memory';
import {
  checkSection,
  checkTitle,
  lastOf,
  type PagePlan,
  type PageWish,
  type PageWorld,
  planPage,
} from '../content/new-page/plan';
import { placedPages } from '../content/new-page/sidebar-entry';
import { readRedirects } from '../content/redirects';
import { REDIRECTS, readSources, SIDEBARS } from '../content/sources';
import { optionOf } from './project';

/** Asks the writer something; the answer may be empty. */
export type Ask = (question: string) => Promise<string>;

interface NewPageOptions {
  /** The folder that holds content/. */
  readonly root: string;
  readonly versions: readonly string[];
  readonly fields?: Memory<unknown>;
  readonly args: readonly string[];
  /** None where nobody is there to answer. */
  readonly ask?: Ask;
  readonly tell: (line: string) => void;
}

/** Asks for what the options do not say, writes the page and tells what to do next. */
export async function newPage(options: NewPageOptions): Promise<number> {
  const { root, args, ask, tell } = options;
  const world = await readWorld(options);
  const plan = planPage(await wishFrom(args, world, ask), world);
  await writePlan(root, plan);
  tell(`Wrote ${plan.file}`);
  tell(`Added ${plan.id} to ${SIDEBARS}, behind ${plan.after}`);
  tell('');
  tell('Next:');
  tell(`  1. npm run dev, and open http://localhost:3000/docs/${plan.id}`);
  tell(`  2. Write the page in ${plan.file}; the README lists what you can use.`);
  tell('  3. npm run build -- --strict, and npm run check:samples: both end without warnings.');
  tell(`  4. Commit ${plan.file} and ${SIDEBARS}.`);
  return 0;
}

/** Questions at the terminal, or none when nobody sits there. */
export function terminalAsk(): { ask?: Ask; close: () => void } {
  if (!process.stdin.isTTY) return { close() {} };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => lines.question(question), close: () => lines.close() };
}

async function readWorld({ root, versions, fields }: NewPageOptions): Promise<PageWorld> {
  const sources = await readSources({ root, versions, includeDrafts: true, fields }, () => {});
  const redirects = readRedirects((await readIfThere(root, REDIRECTS)) ?? 'aliases: {}', REDIRECTS, () => {});
  const files = await listFiles(root, 'content/docs');
  const folders = files.map((file) => dirname(file).slice('content/docs/'.length)).filter(Boolean);
  return {
    sections: [...new Set(folders)].sort(),
    // A file that does not read as a page is there all the same.
    taken: [
      ...sources.pages.map(({ id }) => id),
      ...redirects.map(({ from }) => from),
      ...files.map((file) => file.slice('content/docs/'.length).replace(/\.md$/, '')),
    ],
    sidebars: (await readIfThere(root, SIDEBARS)) ?? '',
  };
}

async function wishFrom(args: readonly string[], world: PageWorld, ask: Ask | undefined): Promise<PageWish> {
  const given = {
    section: optionOf(args, '--section'),
    title: optionOf(args, '--title'),
    after: optionOf(args, '--after'),
    description: optionOf(args, '--description'),
  };
  const isMissing = given.section === undefined || given.title === undefined;
  if (isMissing && !ask) throw new Error('Give --section and --title, or run this in a terminal.');
  const section = given.section ?? (await ask?.(`Section (${world.sections.join(', ')}): `)) ?? '';
  const known = checkSection(section, world.sections);
  const title = given.title ?? (await ask?.('Title: ')) ?? '';
  checkTitle(title);
  const usual = lastOf(known, placedPages(world.sidebars));
  const asksPlace = isMissing && given.after === undefined;
  const after = asksPlace
    ? await ask?.(`Behind which page in the sidebar? (${usual ?? 'no usual one'}): `)
    : given.after;
  return { section, title, after, description: given.description };
}

/** The page first: an entry without its page would be a mistake in the tree. An existing file is never replaced. */
async function writePlan(root: string, { file, text, sidebars }: PagePlan): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text, { flag: 'wx' });
  await writeFile(join(root, SIDEBARS), sidebars);
}
