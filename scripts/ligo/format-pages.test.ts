import { expect, test } from 'vitest';
import { formatPage } from './format-pages';

test.each([
  ['a fence', '```jsligo group=a\nconst x=1\n```', '```jsligo group=a\nconst x = 1;\n```'],
  [
    'an indented fence',
    '  ```cameligo\n  let x=1\n\n  let y=2\n  ```',
    '  ```cameligo\n  let x = 1\n\n  let y = 2\n  ```',
  ],
  ['a longer fence', '````cameligo\nlet x=1\n````', '````cameligo\nlet x = 1\n````'],
  [
    'a field',
    'example:\n  jsligo: |\n    const x=1\n  cameligo: |\n    let x=1\n',
    'example:\n  jsligo: |\n    const x = 1;\n  cameligo: |\n    let x = 1\n',
  ],
])('%s is formatted', (_what, page, formatted) => {
  expect(formatPage(page).text).toBe(formatted);
  expect(formatPage(formatted)).toEqual({ text: formatted, changed: [] });
});

test.each([
  ['of another language', '```ocaml\nlet x=1\n```'],
  ['that does not parse', '```cameligo skip\nlet =1\n```'],
  [
    'after a comment that says so',
    '<!-- layout: about spaces -->\n\n```jsligo\nconst x=1;\n```\n\n```cameligo\nlet x=1\n```',
  ],
  ['after a comment in YAML', '# layout: about spaces\njsligo: |\n  const x=1;\ncameligo: |\n  let x=1'],
])('a sample %s stays as it is', (_what, page) => {
  expect(formatPage(page)).toEqual({ text: page, changed: [] });
});

test('a comment is about the samples that follow it', () => {
  const page = '<!-- layout: here -->\n```jsligo\nconst x=1;\n```\n\nText.\n\n```jsligo\nconst x=1;\n```';
  expect(formatPage(page).changed).toEqual([9]);
});
