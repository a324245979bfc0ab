import { createLanguage } from '@ligo-docs/ligo';
import { expect, test } from 'vitest';
import { compileArticle } from '../../markdown/compile';
import { parseMarkdown } from '../../markdown/parse';
import { analyseOnce } from './analyse';
import { addProblems } from './problems';

const language = createLanguage();
const analyseIn = analyseOnce(() => language);

/** A page whose samples in `:::fails` show their errors. */
function compile(text: string) {
  const { variants } = compileArticle({
    tree: parseMarkdown(text),
    title: 'Numbers',
    file: 'numbers.md',
    folder: 'docs',
    versions: ['next'],
    addProblems: (samples, versions, fail) => addProblems(samples, versions, { analyseIn, fail }),
  });
  const { html = '', copy = [] } = variants[0]?.article ?? {};
  return { html, copy: JSON.stringify(copy) };
}

/** The underlined code and the messages. */
function shown(text: string): string[] {
  const { html } = compile(text);
  return [...html.matchAll(/<u>(.*?)<\/u>|<p class="code-problem">(.*?)<\/p>/g)].map(
    ([, underlined = '', message = '']) => underlined || message,
  );
}

const fails = (...fences: string[]) => `:::fails[Wrong.]\n\n${fences.join('\n\n')}\n\n:::`;
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

test('a rejected sample underlines the error and shows the message, in both syntaxes', () => {
  const page = fails(
    fence('jsligo skip', 'const a: int =\n  "x";'),
    fence('cameligo skip', 'let a : int =\n  "x"'),
  );
  const message = expect.stringMatching(/^Line 2, column 3: .*string.*int/);
  expect(shown(page)).toEqual(['&quot;x&quot;', message, '&quot;x&quot;', message]);
  expect(compile(page).copy).toContain('Line 2, column 3: ');
});

test('earlier samples of the group belong to the program, but lines are those of the sample', () => {
  const page = [
    fence('jsligo group=g', 'const one = 1;'),
    fails(fence('jsligo skip group=g', 'const two: string = one;')),
  ];
  expect(shown(page.join('\n\n'))).toEqual(['one', expect.stringMatching(/^Line 1, column 21: /)]);
});

test('missing code is reported at the last word before it', () => {
  expect(shown(fails(fence('cameligo skip', 'let a = 1 +')))).toEqual([
    '+',
    expect.stringMatching(/^Line 1, /),
  ]);
});

test('accepted samples show no messages', () => {
  expect(shown(fence('jsligo', 'const a = 1;'))).toEqual([]);
});

test('a message that differs between the versions of the page is reported', () => {
  const { problems } = compileArticle({
    tree: parseMarkdown(
      fails(fence('jsligo skip', 'type item = { size: int };\nconst f = (i: item): int => i.weight;')),
    ),
    title: 'Numbers',
    file: 'numbers.md',
    folder: 'docs',
    versions: ['1.11.5', '1.10.0', '1.6.0'],
    addProblems: (samples, versions, fail) =>
      addProblems(samples, versions, { analyseIn: analyseOnce(createLanguage), fail }),
  });
  expect(problems).toEqual([
    {
      file: 'numbers.md',
      line: 4,
      column: undefined,
      message: expect.stringMatching(
        /^This sample gets another message in other versions: .*\n +1\.11\.5: The record of type .*\n +1\.6\.0: The record has no field/,
      ),
    },
  ]);
});
