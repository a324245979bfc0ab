/** Writes programs in one style, which the README of this folder describes. */
import { parseAndCheck } from '../grammar/check';
import type { LigoSyntax } from '../grammar/language';
import { preprocess } from '../grammar/preprocess';
import { print as cameligo } from './cameligo/print';
import { concat, type Doc } from './doc';
import { print as jsligo } from './jsligo/print';
import { type PrintNode, printTree } from './print-tree';
import { render } from './render';
import { commentsBeforeClose } from './tokens';

const PRINT: Readonly<Record<LigoSyntax, (node: PrintNode) => Doc>> = { jsligo, cameligo };

/** The program in the style of this project; undefined if it does not parse. */
export function format(text: string, syntax: LigoSyntax): string | undefined {
  const { live, findings } = preprocess(text, syntax);
  if (findings.length > 0) return undefined;
  const { tree, findings: mistakes } = parseAndCheck(live, syntax);
  if (!tree || mistakes.length > 0) return undefined;
  const { root, end } = printTree(text, live, tree);
  const written = render(concat(PRINT[syntax](root), commentsBeforeClose(end)));
  return written.trim() === '' ? '' : `${written.replace(/^\n+/, '').trimEnd()}\n`;
}
