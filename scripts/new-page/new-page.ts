/** `npm run new:page`: writes a page that passes all checks and adds it to the sidebar. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { listFiles, readIfExists } from '../../packages/site/src/content/files';
import { ADDRESSES, withAddresses } from '../../packages/site/src/content/published';
import { readRedirects } from '../../packages/site/src/content/redirects';
import { REDIRECTS, readSources, SIDEBARS } from '../../packages/site/src/content/sources';
import {
  checkSection,
  checkTitle,
  type ExistingPages,
  lastOf,
  type NewPageInput,
  type PagePlan,
  planPage,
} from './plan';
import { placedPages } from './sidebar-entry';

const OPTIONS = {
  after: { type: 'string' },
  description: { type: 'string' },
  section: { type: 'string' },
  title: { type: 'string' },
} as const;

export function readInput(args: readonly string[]): Partial<NewPageInput> {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

/** Asks the author a question; the answer may be empty. */
export type Ask = (question: string) => Promise<string>;

interface NewPageOptions {
  /** The folder that contains content/. */
  readonly root: string;
  readonly versions: readonly string[];
  /** The version whose pages are at `/docs`. */
  readonly latest: string;
  /** The values of the command-line options. */
  readonly input: Partial<NewPageInput>;
  /** Undefined without a terminal. */
  readonly ask?: Ask;
  readonly log: (line: string) => void;
}

/** Prompts for missing options, writes the page and prints the next steps. */
export async function newPage(options: NewPageOptions): Promise<number> {
  const { root, input, ask, log } = options;
  const existing = await readExisting(options);
  const plan = planPage(await completeInput(input, existing, ask), existing);
  await writePlan(root, plan);
  await recordAddresses(options, plan.id);
  log(`Wrote ${plan.file}`);
  log(`Added ${plan.id} to ${SIDEBARS}, after ${plan.after}`);
  log('');
  log('Next:');
  log(`  1. npm run dev, and open http://localhost:3000/docs/${plan.id}`);
  log(`  2. Write the page in ${plan.file}; the README lists what you can use.`);
  log('  3. npm run build -- --strict, and npm run check:samples: both must end without warnings.');
  log(`  4. git add content, and commit.`);
  return 0;
}

/** Prompts on the terminal, if there is one. */
export function terminalAsk(): { ask?: Ask; close: () => void } {
  if (!process.stdin.isTTY) return { close() {} };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => lines.question(question), close: () => lines.close() };
}

async function readExisting({ root, versions }: NewPageOptions): Promise<ExistingPages> {
  // The build reports what is wrong with the existing pages.
  const ignore = () => {};
  const sources = await readSources({ root, versions, includeDrafts: true }, ignore);
  const redirects = readRedirects(await readIfExists(root, REDIRECTS, ignore), ignore);
  const files = await listFiles(root, 'content/docs');
  const folders = files.map((file) => dirname(file).slice('content/docs/'.length)).filter(Boolean);
  return {
    sections: [...new Set(folders)].sort(),
    // An invalid page is not among the sources, but its file exists.
    taken: [
      ...sources.pages.map(({ id }) => id),
      ...redirects.docs.map(({ from }) => from),
      ...files.map((file) => file.slice('content/docs/'.length).replace(/\.md$/, '')),
    ],
    sidebars: (await readIfExists(root, SIDEBARS, ignore)).text,
  };
}

async function completeInput(
  input: Partial<NewPageInput>,
  { sections, sidebars }: ExistingPages,
  ask: Ask | undefined,
): Promise<NewPageInput> {
  const isMissing = input.section === undefined || input.title === undefined;
  if (isMissing && !ask) throw new Error('Give --section and --title, or run this in a terminal.');
  const section = input.section ?? (await ask?.(`Section (${sections.join(', ')}): `)) ?? '';
  const known = checkSection(section, sections);
  const title = input.title ?? (await ask?.('Title: ')) ?? '';
  checkTitle(title);
  const last = lastOf(known, placedPages(sidebars));
  const after =
    isMissing && input.after === undefined
      ? await ask?.(`After which page in the sidebar? (${last ?? 'no default'}): `)
      : input.after;
  return { section, title, after, description: input.description };
}

/** A published address must go on answering, so the list grows with the site; a site without the list keeps none. */
async function recordAddresses({ root, versions, latest }: NewPageOptions, id: string): Promise<void> {
  const { text } = await readIfExists(root, ADDRESSES, () => {});
  if (!text) return;
  const added = versions.map((name) => (name === latest ? `/docs/${id}` : `/docs/${name}/${id}`));
  await writeFile(join(root, ADDRESSES), withAddresses(text, added));
}

/** Writes the page first: a sidebar entry without its page is an error. Never overwrites an existing file. */
async function writePlan(root: string, { file, text, sidebars }: PagePlan): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text, { flag: 'wx' });
  await writeFile(join(root, SIDEBARS), sidebars);
}
