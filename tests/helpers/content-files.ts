/** The content of a made-up site, for tests. */
import { type ReadOptions, readContent } from '../../packages/site/src/content/read';
import { formatProblem, sortProblems } from '../../packages/site/src/model/problem';
import { type Files, pageText, tinySite } from './tiny-site';

export const VERSIONS = ['next', '2.0.0', '1.10.0', '1.0.0'];

const SITE: Files = {
  'content/docs/intro.md': pageText('Introduction'),
  'content/docs/testing/index.md': pageText('Testing', 'See [the intro](../intro.md).'),
  'content/sidebars.yaml':
    'sidebars:\n  docs:\n    label: Docs\n    items:\n      - intro\n      - testing\n',
};

export const LSP =
  'command: lsp\nsynopsis: ligo lsp\nsummary: Serve editors that know it.\ndescription: Serve editors that know it.\nexamples: []\n';

export async function readSite(files: Files, options: Partial<ReadOptions> = {}) {
  const root = await tinySite({ ...SITE, ...files });
  const content = await readContent({ root, versions: VERSIONS, includeDrafts: false, ...options });
  return { content, messages: sortProblems(content.problems).map(formatProblem) };
}

/** The tree of the site with one more page in it. */
export const withPage = (id: string) => `${SITE['content/sidebars.yaml']}      - ${id}\n`;
