/** A program as Markdown, for an issue or a message. */
import { syntaxOfFile } from '@ligo-docs/ligo/syntax';
import type { Program } from './program';

export function asMarkdown({ title, version, files }: Program): string {
  const parts = files.map(({ name, text }) => {
    const fence = fenceFor(text);
    return `\`${name}\`\n\n${fence}${syntaxOfFile(name)}\n${text.replace(/\n$/, '')}\n${fence}\n`;
  });
  return [`**${title.replace(/[\\*_`[\]<>]/g, '\\$&')}**, LIGO ${version}\n`, ...parts].join('\n');
}

/** Longer than any run of backticks in the text. */
function fenceFor(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  return '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
}
