import type { z } from 'zod';
import type { Reporter } from '../model/problem';
import type { SourceFile } from './files';
import { readYaml } from './yaml';

/** Splits a Markdown file into front matter and text. */
export function readFrontMatter<T>({ file, text }: SourceFile, schema: z.ZodType<T>, report: Reporter) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) {
    const message = 'The page has no front matter: start it with ---, title, description and ---.';
    report({ file, line: 1, message, isError: true });
    return undefined;
  }
  // Empty lines in place of the dashes and of the front matter keep line numbers correct.
  const yaml = readYaml({ file, text: `\n${match[1]}` }, schema, report);
  return yaml && { fields: yaml.data, body: match[0].replace(/[^\n]/g, '') + text.slice(match[0].length) };
}
