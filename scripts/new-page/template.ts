import { stringify } from 'yaml';

interface NewPage {
  readonly title: string;
  readonly description: string;
}

/** The text of a new page: it passes all checks and shows the parts of a page. */
export function newPageText({ title, description }: NewPage): string {
  const fields = stringify({ title, description }, { lineWidth: 0 });
  return `---
${fields}---

Say what this is and when a reader needs it, in one paragraph.

## An example

Say what the program does before you show it. Two adjacent fences are one sample in both syntaxes.

\`\`\`jsligo group=example
const twice = (n: int): int => n * 2;
\`\`\`

\`\`\`cameligo group=example
let twice (n : int) : int = n * 2
\`\`\`
`;
}

/** The description used when the author gives none. */
export function defaultDescription(title: string): string {
  return `${title}: what it is, when to use it, and an example in both syntaxes.`;
}
