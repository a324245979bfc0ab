/**
 * Replaces `@codemirror/language` in the bundle. The site highlights LIGO itself; completion and commands
 * import that package mostly for functions that are never called here, which would be 10% of the editor.
 */
import { Facet } from '@codemirror/state';
import { Tree } from '@lezer/common';

export const INDENT = '  ';
export const indentUnit = Facet.define<string, string>({ combine: () => INDENT });
export const getIndentUnit = () => INDENT.length;
export const indentString = (_state: unknown, columns: number) => ' '.repeat(columns);
export const syntaxTree = () => Tree.empty;

const missing = undefined;

export { missing as getIndentation, missing as IndentContext, missing as matchBrackets };
