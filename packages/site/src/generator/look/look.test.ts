import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { site as usual } from '../../../../../site.config';
import { ROOT } from '../../../../../tests/helpers/dist';
import { tinySite } from '../../../../../tests/helpers/tiny-site';
import { formatProblem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import { readLook } from './look';

const TOKENS = 'packages/site/src/site/styles/tokens.css';

async function lookWith(stylesheet: string | undefined, config: Partial<SiteConfig> = {}) {
  const root = await tinySite({
    [TOKENS]: await readFile(join(ROOT, TOKENS), 'utf8'),
    'public/favicon.svg': '<svg/>',
    'public/fonts/text.woff2': '',
    ...(stylesheet === undefined ? {} : { 'theme.css': stylesheet }),
  });
  const site = { ...usual, ...(stylesheet !== undefined && { stylesheet: 'theme.css' }), ...config };
  return readLook({ root, siteConfig: join(root, 'site.config.ts') }, site);
}

it('is that of the engine without a stylesheet', async () => {
  const { css, light, dark, problems } = await lookWith(undefined);
  expect(css).toBe('');
  expect([light.bg, dark.bg, dark.font]).toEqual(['#ffffff', '#0b0f1a', light.font]);
  expect(problems).toEqual([]);
});

it('has the values of the stylesheet, and keeps those of the dark theme that it does not change', async () => {
  const stylesheet =
    '/* Ours */\n:root {\n  --accent: #8a2b06;\n  --font: "Text", serif;\n}\n[data-theme="dark"] { --bg: #101010; }';
  const { css, light, dark, problems } = await lookWith(stylesheet);
  expect(problems).toEqual([]);
  expect([light.accent, dark.accent, dark.bg, dark.font]).toEqual([
    '#8a2b06',
    '#86aaff',
    '#101010',
    '"Text", serif',
  ]);
  expect(css).toBe(
    ':root{--accent:#8a2b06;--font:"Text", serif}@media screen{[data-theme="dark"]{--accent:#86aaff;--font:"Text", serif;--bg:#101010}}',
  );
});

it('has fonts of public/, below the base of the site', async () => {
  const font = '@font-face { font-family: Text; src: url("/fonts/text.woff2") format("woff2"); }';
  const { css, problems } = await lookWith(font, { baseUrl: '/sub/' });
  expect(problems).toEqual([]);
  expect(css).toContain('url("/sub/fonts/text.woff2")');
});

test.each([
  [':root { --acent: #8a2b06; }', "1: There is no custom property '--acent': did you mean '--accent'?"],
  [':root {\n  color: red;\n}', "2: 'color' is not a custom property: their names start with two dashes."],
  [
    'body { --accent: #8a2b06; }',
    '1: This stylesheet cannot style \'body\': write custom properties into :root or [data-theme="dark"], and fonts into @font-face.',
  ],
  [
    '\n@font-face { src: url(/fonts/none.woff2); }',
    "2: There is no font '/fonts/none.woff2': put it into public/, and write its address from there, such as /fonts/text.woff2.",
  ],
  [
    ':root { --text-quiet: #c0c0c0; }',
    '1: In the light theme, --text-quiet on --bg has a contrast of 1.82: choose colours with at least 4.5.',
  ],
])('%j is reported', async (stylesheet, message) => {
  const { problems } = await lookWith(stylesheet);
  expect(problems.map(formatProblem)).toContain(`theme.css:${message}`);
});

test.each([
  [{ stylesheet: 'none.css' }, "site.config.ts: stylesheet is 'none.css', which is not beside that file."],
  [{ favicon: 'none.svg' }, "site.config.ts: favicon is 'none.svg', which is not in public/."],
  [
    { logo: { file: 'none.svg', width: 90, height: 30 } },
    "site.config.ts: logo.file is 'none.svg', which is not in public/.",
  ],
  [
    { footer: { groups: [], social: [{ link: '/', icon: 'none.svg', description: 'Forum' }] } },
    "site.config.ts: footer.social is 'none.svg', which is not in public/.",
  ],
] as const)('%j is an error of the configuration', async (config, message) => {
  await expect(lookWith(undefined, config)).rejects.toThrow(message);
});
