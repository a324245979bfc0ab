/** A year of maintenance in a copy of the project: every address that is published today still answers at its end. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readAddresses } from '../../packages/site/src/content/published';
import { readSiteMap } from '../../packages/site/src/generator/serve/read-site-map';
import { ROOT } from '../helpers/dist';
import { PRODUCTION } from '../helpers/made-site';

// Two compilations of all texts.
const TIMEOUT_MS = 900_000;
const YEAR = mkdtempSync(join(tmpdir(), 'a-year-'));
const COPIED = ['content', 'packages', 'scripts', 'public', 'tests', 'tsconfig', 'bench/load.ts'];
const FILES = ['site.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

const read = (file: string) => readFileSync(join(YEAR, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(YEAR, file), text);
const addressesOf = (text: string) => readAddresses({ file: '', text }).map(({ path }) => path);

let before: string[] = [];

beforeAll(() => {
  const isSource = (path: string) => !/[\\/](node_modules|dist|\.cache)$/.test(path);
  for (const folder of COPIED)
    cpSync(join(ROOT, folder), join(YEAR, folder), { recursive: true, filter: isSource });
  for (const file of FILES) copyFileSync(join(ROOT, file), join(YEAR, file));
  symlinkSync(join(ROOT, 'node_modules'), join(YEAR, 'node_modules'), 'junction');
  before = addressesOf(read('content/addresses.txt'));
});
afterAll(() => rmSync(YEAR, { recursive: true, force: true }));

/** Runs a command of the project in the copy; returns what it printed. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command, ...args], {
    cwd: YEAR,
    encoding: 'utf8',
    env: PRODUCTION,
  });
  expect(`${stdout}${stderr}${status}`).toMatch(/0$/);
  return stdout;
}

describe('a year', () => {
  test('has a new version', () => {
    expect(run('new:version', '99.0.0', '--yes')).toContain("what is 'next' becomes 99.0.0");
  });

  test('changes a value of the library, and adds a module', () => {
    const module = parse(read('content/reference/option.yaml'));
    const last = module.entries.at(-1);
    module.entries.push({ ...last, since: 'next', summary: `Now different. ${last.summary}` });
    last.until = '99.0.0';
    write('content/reference/option.yaml', stringify(module, { lineWidth: 0 }));
    const { kind, parameters, jsligo, cameligo, example } = last;
    const entry = { name: 'push', kind, jsligo, cameligo, parameters, summary: 'Adds an element.', example };
    const queue = {
      page: 'queue-reference',
      module: 'Queue',
      title: 'Queue',
      description: 'Queues of values.',
    };
    write(
      'content/reference/queue.yaml',
      stringify({ ...queue, intro: 'Queues.', since: 'next', entries: [entry] }),
    );
    write(
      'content/sidebars.yaml',
      read('content/sidebars.yaml').replace(
        /^( *- )reference\/option-reference$/m,
        '$&\n$1reference/queue-reference',
      ),
    );
  });

  test('moves a page and removes another', () => {
    run('move:page', 'docs/testing/in-the-browser', 'docs/testing/browser', '--yes');
    run('remove:page', 'docs/tutorials/dapp', '--to', 'docs/tutorials/getting-started', '--yes');
  });

  test('has pictures', () => {
    for (const file of ['content/docs/intro/icon.png', 'content/blog/icon.png'])
      copyFileSync(join(ROOT, 'public/icons/icon-192.png'), join(YEAR, file));
    write(
      'content/docs/intro/introduction.md',
      `${read('content/docs/intro/introduction.md')}\n![An icon](./icon.png)\n`,
    );
    const post = 'content/blog/v1-migration-guide.md';
    write(post, read(post).replace('\ndate:', '\ncover: ./icon.png\ncover_alt: An icon\ndate:'));
  });

  test('retires a version', () => {
    const oldest = /\{ name: '([^']+)'(?![\s\S]*\{ name: ')/.exec(read('site.config.ts'))?.[1] ?? '';
    expect(run('retire:version', oldest, '--yes')).toContain(`Retire ${oldest}`);
  });

  test(
    'ends with a site without warnings, at which every address of its beginning answers',
    async () => {
      run('update:addresses');
      expect(run('build', '--strict', '--out', 'dist')).toContain(' 0 warnings');
      const map = await readSiteMap(join(YEAR, 'dist'));
      const lost = before.filter((path) => {
        let answer = map.locate(encodeURI(path));
        for (let steps = 0; answer.kind === 'redirect' && steps < 3; steps++) answer = map.locate(answer.to);
        return answer.kind !== 'file';
      });
      expect(before.length).toBeGreaterThan(948);
      expect(lost).toEqual([]);
      expect(addressesOf(read('content/addresses.txt')).length).toBeGreaterThan(before.length);
    },
    TIMEOUT_MS,
  );
});
