import { expect, test } from 'vitest';
import { typescriptFiles } from './blocks';

const PAGE = `Write \`src/museum.ts\`:

\`\`\`typescript
export const doors = 2;
\`\`\`

\`\`\`bash
echo \`not/a/name.ts\`
\`\`\`

Use it:

\`\`\`typescript
import { doors } from "./museum";
\`\`\`

And once more:

\`\`\`typescript
console.log(doors);
\`\`\`
`;

test('a block belongs to the file that the text before it names', () => {
  expect([...typescriptFiles(PAGE).keys()]).toEqual(['museum.ts', 'page.ts']);
});

test('code keeps its lines, and blocks without a name are one file', () => {
  const lines = typescriptFiles(PAGE).get('page.ts')?.split('\n') ?? [];
  expect(lines[13]).toBe('import { doors } from "./museum";');
  expect(lines[19]).toBe('console.log(doors);');
  expect(lines.filter(Boolean)).toHaveLength(3);
});

test('a page without TypeScript has no files', () => {
  expect(typescriptFiles('```bash\nnpm test\n```\n').size).toBe(0);
});
