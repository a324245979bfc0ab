import { createLanguage } from '@ligo-docs/ligo';
import { expect, test } from 'vitest';
import { completePairs } from './pairs';

const language = createLanguage();
const complete = (text: string) => completePairs(text, language, () => undefined);

test('the second syntax is written behind JsLIGO and before CameLIGO', () => {
  const { text, written } = complete(
    'A.\n\n```jsligo group=a\nconst x = 1;\n```\n\nB.\n\n  ```cameligo\n  let y =\n    let z = 2 in\n    z\n  ```\n',
  );
  expect(text).toBe(
    'A.\n\n```jsligo group=a\nconst x = 1;\n```\n\n```cameligo group=a\nlet x = 1\n```\n\nB.\n\n  ```jsligo\n  const y = do {\n    const z = 2;\n    return z;\n  };\n  ```\n\n  ```cameligo\n  let y =\n    let z = 2 in\n    z\n  ```\n',
  );
  expect(written).toEqual([3, 9]);
  expect(complete(text)).toEqual({ text, written: [], refused: [] });
});

test('a part of a group knows the earlier parts', () => {
  const pair = '```jsligo group=a\nconst x = 1;\n```\n\n```cameligo group=a\nlet x = 1\n```\n';
  expect(complete(`${pair}\nText.\n\n\`\`\`jsligo group=a\nconst y = x;\n\`\`\`\n`).text).toContain(
    '```cameligo group=a\nlet y = x\n```',
  );
});

test.each([
  ['does not parse', '```jsligo\nconst = 1;\n```\n', /^line 2: /],
  ['is not accepted', '```cameligo\nlet x = 1\nlet y : string = x\n```\n', /^line 3: This has type int/],
  ['has no counterpart', '```jsligo\ntype t = int | string;\n```\n', /^line 2: CameLIGO has no union types/],
])('a sample that %s is refused with its line', (_what, page, reason) => {
  const { text, refused } = complete(page);
  expect(text).toBe(page);
  expect(refused).toEqual([{ line: 1, reason: expect.stringMatching(reason) }]);
});

test('samples that are no programs are left alone', () => {
  const page = '```jsligo skip\nconst\n```\n';
  expect(complete(page)).toEqual({ text: page, written: [], refused: [] });
});
