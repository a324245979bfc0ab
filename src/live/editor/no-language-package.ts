/**
 * Takes the place of `@codemirror/language` in the bundle. The site colours and indents LIGO itself; completion and history
 * import that package for functions that are never called here, which would be a tenth of what the editor loads.
 */
import { Tree } from '@lezer/common';

const missing = undefined;

export const syntaxTree = () => Tree.empty;
export {
  missing as getIndentation,
  missing as getIndentUnit,
  missing as IndentContext,
  missing as indentString,
  missing as indentUnit,
  missing as matchBrackets,
};
