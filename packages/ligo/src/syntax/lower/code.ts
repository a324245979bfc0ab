/** Code injections, which both syntaxes have. */
import type { CodeExpression } from '../ast';
import { type Lowering, refuse } from './context';

const readsFile = new Set(['of_file', 'create_contract_of_file']);

/** Adds the contents of the file that the code refers to, if any. */
export function withFile(lowering: Lowering, expression: CodeExpression): CodeExpression {
  const { language, code, span } = expression;
  if (!readsFile.has(language.text) || code.kind !== 'literal' || code.literal.kind !== 'string')
    return expression;
  const path = code.literal.value;
  const fileText = lowering.readText(path);
  if (fileText !== undefined) return { ...expression, fileText };
  refuse(lowering, 'file-not-found', `File \`${path}\` is not found.`, span);
  return expression;
}
