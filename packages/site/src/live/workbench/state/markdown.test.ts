import { expect, it } from 'vitest';
import { asMarkdown } from './markdown';

it('a program is a title with its version, and a block for each file', () => {
  const files = [
    { name: 'a.jsligo', text: 'const a = 1;\n' },
    { name: 'b.mligo', text: '// ``` and ````\nlet b = 2' },
  ];
  expect(asMarkdown({ title: 'My *token*', version: '1.11.5', files, active: 0, sessions: {} })).toBe(
    `**My \\*token\\***, LIGO 1.11.5

\`a.jsligo\`

\`\`\`jsligo
const a = 1;
\`\`\`

\`b.mligo\`

\`\`\`\`\`cameligo
// \`\`\` and \`\`\`\`
let b = 2
\`\`\`\`\`
`,
  );
});
