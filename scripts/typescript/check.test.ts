import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes, writeFiles } from './check';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/ligo-docs/typescript-samples-test');

const page = (...lines: readonly string[]) => ['Some text.', '```typescript', ...lines, '```', ''].join('\n');

test('names the page and the line of what the packages do not have', async () => {
  const count = writeFiles(
    [
      {
        file: 'content/wrong.md',
        text: page(
          "import { TezosToolkit } from '@taquito/taquito';",
          "await new TezosToolkit('https://rpc.example.org').contract.deploy();",
        ),
      },
      {
        file: 'content/right.md',
        text: page(
          "import { TezosToolkit } from '@taquito/taquito';",
          "new TezosToolkit('x').contract.at('KT1');",
        ),
      },
    ],
    FOLDER,
  );
  expect(count).toBe(2);
  expect(await checkTypes(FOLDER, ROOT)).toEqual([
    expect.stringMatching(/^content\/wrong\.md:4:\d+: TS2339: Property 'deploy' does not exist/),
  ]);
});

test('pages may use the same names, and files of one page import each other', async () => {
  const one = 'Save it as `one.ts`:\n```typescript\nexport const doors: number = 2;\n```\n';
  const two = 'Then:\n```typescript\nimport { doors } from "./one";\nconsole.log(doors);\n```\n';
  writeFiles(
    [
      { file: 'content/a.md', text: one + two },
      { file: 'content/b.md', text: page('const doors = "two";', 'console.log(doors);') },
    ],
    FOLDER,
  );
  expect(await checkTypes(FOLDER, ROOT)).toEqual([]);
});
