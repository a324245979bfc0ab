import { describe, expect, test } from 'vitest';
import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import { formatProblem } from '../model/problem';
import { findUnprintedIn, messagesOf } from './version-messages';

const messages = messagesOf([
  { version: '1.7.0', prints: ['Ill-formed key'], printed: ['Ill-formed literal'] },
  { version: '1.9.0' },
]);
const VERSIONS = ['next', '1.7.0', '1.6.0'];

/** The problems of a page that all versions have. */
function problemsOf(text: string, versions = VERSIONS): string[] {
  const { problems } = compileArticle({
    tree: parseMarkdown(text),
    title: 'Keys',
    file: 'keys.md',
    folder: 'docs',
    versions,
    findUnprinted: findUnprintedIn(messages),
  });
  return problems.map(formatProblem);
}

const NEWER = "'Ill-formed key' is not printed by 1.6.0: put this into :::since or :::until";
const OLDER = "'Ill-formed literal' is not printed by next, 1.7.0: put this into :::since or :::until";

describe('a message that not every version of the page prints', () => {
  test.each([
    ['in prose', 'It says Ill-formed key.', NEWER],
    ['in prose over two lines', 'It says Ill-formed\nkey.', NEWER],
    ['in code', 'It says `Ill-formed key`.', NEWER],
    ['in an output', '```text\nIll-formed key "x"\n```', NEWER],
    ['of earlier versions', 'It says `Ill-formed literal`.', OLDER],
  ])('is reported %s', (_where, text, message) =>
    expect(problemsOf(text)).toEqual([expect.stringMatching(`^keys\\.md:1:[19]: ${message}`)]),
  );
});

describe('a message is accepted', () => {
  test.each([
    ['where it is printed', 'It says Ill-formed key.', ['next', '1.7.0']],
    [
      'in a range',
      'It says :since[Ill-formed key]{version=1.7.0}:until[Ill-formed literal]{version=1.6.0}.',
      VERSIONS,
    ],
    ['on a page without versions', 'It says Ill-formed key, before: Ill-formed literal.', ['all']],
  ])('%s', (_where, text, versions) => expect(problemsOf(text, [...versions])).toEqual([]));
});
