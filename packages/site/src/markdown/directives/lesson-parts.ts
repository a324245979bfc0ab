/** What the directives of lessons share: fences in both syntaxes, folds, anchors. */
import type { Code, Nodes } from 'mdast';
import type { CodeBySyntax, CodePart } from '../../model/exercise';
import { slugify } from '../../model/route';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { addFacts, type DirectiveNode, element, type Fail, isParent, isProgram, text, textOf } from '../tree';

/** Code that is no program of the page, because a directive checks it in its own way. */
export function keepOutOfSamples(code: Code, skipReason: string): Code {
  code.meta = 'skip';
  addFacts(code, { skipReason });
  return code;
}

/** The fences in both syntaxes; a missing or repeated one is reported. */
export function inBothSyntaxes(
  codes: readonly Code[],
  { what, owner, fail }: { readonly what: string; readonly owner: DirectiveNode; readonly fail: Fail },
): CodeBySyntax {
  const partIn = (syntax: Syntax): CodePart => {
    const [found, repeated] = codes.filter(({ lang }) => lang === syntax);
    if (!found) fail(`:::${owner.name} has no ${what} in ${SYNTAX_LABELS[syntax]}: add it.`, owner);
    if (repeated)
      fail(`:::${owner.name} has more than one ${what} in ${SYNTAX_LABELS[syntax]}: remove one.`, repeated);
    return { code: found?.value ?? '', line: (found?.position?.start.line ?? 0) + 1 };
  };
  return { jsligo: partIn('jsligo'), cameligo: partIn('cameligo') };
}

export function isProgramFence(node: Nodes): node is Code {
  return isProgram(node);
}

/** One attribute for both syntaxes, or one for each. */
export function bySyntax(
  { attributes }: DirectiveNode,
  shared: string,
): Readonly<Partial<Record<Syntax, string>>> {
  const one = attributes?.[shared] ?? undefined;
  return Object.fromEntries(
    SYNTAXES.flatMap((syntax) => {
      const value = attributes?.[syntax] ?? one;
      return value === undefined || value === null ? [] : [[syntax, value]];
    }),
  );
}

/** Text that readers open. */
export function fold(
  classNames: readonly string[],
  summary: readonly Nodes[],
  children: readonly Nodes[],
): Nodes {
  const body = element('div', { className: ['fold-body'] }, children);
  const title = element('summary', {}, summary, { copy: 'title' });
  return element('details', { className: ['fold', ...classNames] }, [title, body]);
}

/** A paragraph with the kind of a part of a lesson and its title. */
export function titleOf(kind: string, title: readonly Nodes[]): Nodes {
  const words = title.length > 0 ? [text(`${kind}: `), ...title] : [text(kind)];
  return element('p', { className: ['admonition-title'] }, words, { copy: 'title' });
}

/** `exercise-only-the-owner`. */
export function anchorOf(kind: string, title: string): string {
  return `${kind}-${slugify(title)}`;
}

export function lineOf({ position }: DirectiveNode): number {
  return position?.start.line ?? 1;
}

/** The text that readers of one syntax see, before the directives inside are compiled. */
export function textIn(node: Nodes, syntax: Syntax): string {
  if (node.type === 'textDirective' && SYNTAXES.some((one) => one === node.name && one !== syntax)) return '';
  return isParent(node) ? node.children.map((child) => textIn(child, syntax)).join('') : textOf(node);
}
