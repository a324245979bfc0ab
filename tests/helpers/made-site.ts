import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFrom } from '../../packages/site/src/generator/project';
import { ROOT } from './dist';
import { homeParts } from './home-parts';

const PLACE = '.cache/made-sites';

export interface MadeSite {
  readonly content: string;
  readonly dist: string;
}

/** Generates a site with `guides` guides and the pages that the configuration needs; returns its folders. */
export function makeSite(name: string, guides: number): MadeSite {
  const content = join(PLACE, name);
  const folder = join(ROOT, content);
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const ids = ['intro/introduction', ...Array.from({ length: guides - 2 }, (_, n) => `guides/guide-${n}`)];
  const others = { API: 'reference/toplevel-reference', faq: 'faq/intro' };
  for (const id of [...ids, ...Object.values(others)]) write(`content/docs/${id}.md`, guide(id));
  for (const [file, text] of Object.entries(homeParts())) write(file, text);
  write(
    'content/sidebars.yaml',
    [
      'sidebars:',
      ...Object.entries(others).map(([name, id]) => `  ${name}: { label: ${name}, items: [${id}] }`),
      `  docs:\n    label: Docs\n    items:\n${ids.map((id) => `      - ${id}`).join('\n')}\n`,
    ].join('\n'),
  );
  const dist = `${content}-dist`;
  reuseClient(dist);
  return { content, dist };
}

/** The cache folder of a site's build; by default of the real site. */
export function cacheOf(dist?: string): string {
  return projectFrom({ root: ROOT, siteConfig: '' }, { out: dist }).cache;
}

/** Reuses the scripts of the real site, which has usually been built before. */
function reuseClient(dist: string): void {
  const bundled = join(cacheOf(), 'client.json');
  if (existsSync(bundled)) cpSync(bundled, join(cacheOf(dist), 'client.json'));
}

/** A page of typical length: prose, samples in both syntaxes, a table. */
function guide(id: string): string {
  const section = (n: number) => `
## Part ${n} of the story

${`Words about ${id} that a reader would read in part ${n}, some of them in \`code\`. `.repeat(12)}

\`\`\`jsligo
const total_${n} = (items: list<nat>): nat =>
  List.fold_left(([sum, item]: [nat, nat]) => sum + item, 0n, items);
\`\`\`

\`\`\`cameligo
let total_${n} (items : nat list) : nat =
  List.fold_left (fun (sum, item : nat * nat) -> sum + item) 0n items
\`\`\`

| Name | Meaning |
|---|---|
| one | the first of ${n} |
`;
  return `---\ntitle: Page ${id}\ndescription: A page that was made to measure the build, ${id}.\n---\n\nHow ${id} begins.\n${[1, 2, 3, 4].map(section).join('')}`;
}

export interface BuildRun {
  readonly status: number | null;
  readonly output: string;
}

/** The environment of a build; tests have another one. */
export const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

/** What to give to Node to build a generated site. */
export function commandFor({ content, dist }: MadeSite): string[] {
  return ['scripts/run.mjs', 'build', '--content', content, '--out', dist];
}

/** Builds a generated site as `npm run build` does. */
export function buildMade({ content, dist }: MadeSite, ...options: string[]): BuildRun {
  const command = [...commandFor({ content, dist }), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: PRODUCTION,
  });
  return { status, output: stdout + stderr };
}
