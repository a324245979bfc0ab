import { expect, test } from 'vitest';
import { formatProblem } from '../model/problem';
import { compileArticle } from './compile';
import { parseMarkdown } from './parse';

function compile(text: string) {
  const tree = parseMarkdown(text);
  const names = { symbols: new Set<string>(), commands: new Set(['run evaluate-expr']) };
  const input = { tree, title: 'Odd', file: 'odd.md', folder: 'docs', versions: ['next'], names };
  const { variants, problems } = compileArticle(input);
  return { article: variants[0]?.article, messages: problems.map(formatProblem) };
}

test.each([
  ['Text.\n\nSee [it](cli:run <evaluate) here.', "odd.md:3: '](cli:' would be on the page as it is"],
  ['Text and\n[it](ref:List map) here.', "odd.md:2: '](ref:' would be on the page as it is"],
  ['See [it](playground: now).', "odd.md:1: '](playground:' would be on the page as it is"],
  ['Words :::note in a line.', "odd.md:1: ':::' would be on the page as it is"],
  ['A place {#here}.', "odd.md:1: '{#' would be on the page as it is"],
])('markup with a mistake is reported: %j', (text, message) => {
  expect(compile(text).messages).toEqual([expect.stringContaining(message)]);
});

test('code may contain anything', () => {
  const text = 'A `{#here}` and `](cli:a b)`.\n\n```text\n:::note {#here} [a](cli:run it)\n```';
  const { article, messages } = compile(text);
  expect(messages).toEqual([]);
  expect(article?.html).toContain('](cli:a b)');
  expect(article?.html).toContain('[a](cli:run it)');
});

test.each([
  'See [run evaluate-expr](cli:run\nevaluate-expr), and more.',
  'See [run\nevaluate-expr](cli:run evaluate-expr), and more.',
  '> See [run evaluate-expr](cli:run\n> evaluate-expr), and more.',
  '- See [run evaluate-expr](cli:run\n  evaluate-expr), and more.',
])('a link to a command may have a line break: %j', (text) => {
  const { article, messages } = compile(`${text}\n\n:::strange\n:::`);
  expect(article?.links.map(({ target }) => target)).toEqual([
    { kind: 'command', command: 'run evaluate-expr', flag: undefined },
  ]);
  expect(article?.html).toMatch(/<a href="link:0">run\s+evaluate-expr<\/a>, and more/);
  // The lines below keep their numbers.
  expect(messages).toEqual([expect.stringMatching(/^odd\.md:4:1: Unknown directive :::strange/)]);
});
