import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseOnce } from '../../packages/site/src/content/samples/analyse';
import { checkNames } from '../../packages/site/src/content/samples/check-names';
import { noFindings, textsOf } from '../../packages/site/src/content/samples/findings';
import { loadSiteContent } from '../../packages/site/src/generator/site-content';
import { formatProblem } from '../../packages/site/src/model/problem';
import { madeUpSite } from '../../tests/helpers/made-up-site';
import { addFiles, type Files, pageText, tinySite } from '../../tests/helpers/tiny-site';
import { type Ask, newPage, readInput } from './new-page';

const SIDEBARS = `# The trees of pages.
sidebars:
  docs:
    label: Docs
    items:
      - intro/introduction
      - category: Types # of data
        items:
          - data-types/lists # first
          - page: data-types/maps
            label: { jsligo: Maps, cameligo: Maps }
      - category: Testing
        items: [testing, testing/mutation]
`;

const SITE: Files = {
  'content/docs/intro/introduction.md': pageText('Introduction'),
  'content/docs/data-types/lists.md': pageText('Lists'),
  'content/docs/data-types/maps.md': pageText('Maps'),
  'content/docs/testing/index.md': pageText('Testing'),
  'content/docs/testing/mutation.md': pageText('Mutation'),
  'content/redirects.yaml': 'aliases:\n  data-types/arrays: data-types/lists\n',
  'content/sidebars.yaml': SIDEBARS,
};

const site = madeUpSite();
const VERSIONS = site.docs.versions.map(({ name }) => name);

async function run(args: readonly string[], { ask, files = SITE }: { ask?: Ask; files?: Files } = {}) {
  const root = await tinySite(files);
  const lines: string[] = [];
  const input = readInput(args);
  const code = await newPage({
    root,
    versions: VERSIONS,
    latest: '2.0.0',
    input,
    ask,
    log: (line) => lines.push(line),
  });
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return { root, code, output: lines.join('\n'), read, sidebars: await read('content/sidebars.yaml') };
}

const lineAfter = (text: string, line: string) => text.split('\n')[text.split('\n').indexOf(line) + 1];

describe('a new page', () => {
  it('passes all checks, in every version', async () => {
    const { root, code } = await run(['--section', 'data-types', '--title', 'What\'s new: sets & "bags"']);
    expect(code).toBe(0);
    const { content } = await loadSiteContent({ root, site, includeDrafts: false });
    expect(content.problems.map(formatProblem)).toEqual([]);
    const found = noFindings();
    for (const text of textsOf(content)) checkNames(text, content.library, parseOnce(), found);
    expect(found).toMatchObject({ counts: { programs: 2 }, errors: [], warnings: [] });
    const page = content.pages.find(({ id }) => id === 'data-types/whats-new-sets--bags');
    expect(page).toMatchObject({ title: 'What\'s new: sets & "bags"', versions: VERSIONS });
    expect(page?.description.length).toBeGreaterThan(20);
  });

  it('is added after the last page of its section, and nothing else in the file changes', async () => {
    const { sidebars } = await run(['--section=data-types', '--title=Sets']);
    expect(lineAfter(sidebars, '            label: { jsligo: Maps, cameligo: Maps }')).toBe(
      '          - data-types/sets',
    );
    expect(sidebars.replace('          - data-types/sets\n', '')).toBe(SIDEBARS);
  });

  test.each([
    ['data-types/lists', '          - data-types/lists # first\n          - data-types/sets\n'],
    ['intro/introduction', '      - intro/introduction\n      - data-types/sets\n'],
    ['testing', 'items: [testing, data-types/sets, testing/mutation]\n'],
  ])('follows the named page: %s', async (after, entry) => {
    const { sidebars } = await run(['--section', 'data-types', '--title', 'Sets', '--after', after]);
    expect(sidebars).toContain(entry);
  });

  it('is announced with the next steps', async () => {
    const { output } = await run([
      '--section',
      'testing',
      '--title',
      'Testing views',
      '--description',
      'How views are tested.',
    ]);
    expect(output).toContain('Wrote content/docs/testing/testing-views.md');
    expect(output).toContain('Added testing/testing-views to content/sidebars.yaml, after testing/mutation');
    expect(output).toContain('npm run build -- --strict');
  });

  it('prompts for missing options', async () => {
    const asked: string[] = [];
    const answers = ['data-types', 'Sets', ''];
    const ask: Ask = async (question) => answers[asked.push(question) - 1] ?? '';
    const { read } = await run([], { ask });
    expect(asked).toEqual([
      'Section (data-types, intro, testing): ',
      'Title: ',
      'After which page in the sidebar? (data-types/maps): ',
    ]);
    expect(await read('content/docs/data-types/sets.md')).toContain('title: Sets\n');
  });
});

describe('a page that cannot be created', () => {
  test.each<[string, string[], string]>([
    ['has no section', ['--title', 'Sets'], 'Give --section and --title, or run this in a terminal.'],
    [
      'has an unknown section',
      ['--section', 'data-type', '--title', 'Sets'],
      "There is no section 'data-type': did you mean 'data-types'?",
    ],
    [
      'is outside the docs',
      ['--section', '../blog', '--title', 'Sets'],
      "There is no section '../blog': use one of data-types, intro, testing.",
    ],
    [
      'has an empty title',
      ['--section', 'testing', '--title', ' '],
      'A page needs a title: give one with --title.',
    ],
    [
      'has a title without letters',
      ['--section', 'testing', '--title', '???'],
      "The title '???' gives no valid address: use letters and digits in it.",
    ],
    [
      'exists',
      ['--section', 'data-types', '--title', 'Lists'],
      'The address data-types/lists already exists: choose another title, or edit that page.',
    ],
    [
      'is an alias of a page',
      ['--section', 'data-types', '--title', 'Arrays'],
      'The address data-types/arrays already exists: choose another title, or edit that page.',
    ],
    [
      'follows an unknown page',
      ['--section', 'data-types', '--title', 'Sets', '--after', 'data-types/list'],
      "The page 'data-types/list' is not in content/sidebars.yaml: did you mean 'data-types/lists'?",
    ],
  ])('%s: it is rejected with a message', async (_why, args, message) => {
    await expect(run(args)).rejects.toThrow(message);
  });

  it('leaves all files unchanged', async () => {
    const root = await tinySite(SITE);
    await addFiles(root, { 'content/docs/data-types/sets.md': 'No front matter.\n' });
    const input = { section: 'data-types', title: 'Sets' };
    await expect(
      newPage({ root, versions: VERSIONS, latest: '2.0.0', input, log: () => {} }),
    ).rejects.toThrow('already exists');
    expect(await readFile(join(root, 'content/sidebars.yaml'), 'utf8')).toBe(SIDEBARS);
    expect(await readFile(join(root, 'content/docs/data-types/sets.md'), 'utf8')).toBe('No front matter.\n');
  });
});
