import { stringify } from 'yaml';

/** What is known of a page before it is written. */
export interface NewPage {
  readonly title: string;
  readonly description: string;
}

/** The text of a new page: it passes all checks, and shows what a page is made of. */
export function newPageText({ title, description }: NewPage): string {
  const fields = stringify({ title, description }, { lineWidth: 0 });
  return `---
${fields}---

Say here what the thing is and when a reader needs it, in one paragraph.

## An example

Say what the program does before you show it. Two neighbouring fences are one sample in both syntaxes.

\`\`\`jsligo group=example
const twice = (n: int): int => n * 2;
\`\`\`

\`\`\`cameligo group=example
let twice (n : int) : int = n * 2
\`\`\`
`;
}

/** A description for those who give none: it says no more than is true of every page. */
export function usualDescription(title: string): string {
  return `${title} in LIGO: what it is, when to use it, and an example in both syntaxes.`;
}
