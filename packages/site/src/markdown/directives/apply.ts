import type { Nodes, Root } from 'mdast';
import { nearest } from '../../model/problem';
import { type DirectiveNode, type Fail, isDirective, paragraph, rewrite, text } from '../tree';
import { DIRECTIVES } from '.';
import { type Directive, takeLabel } from './directive';

const COLONS: Record<DirectiveNode['type'], string> = {
  containerDirective: ':::',
  leafDirective: '::',
  textDirective: ':',
};

const NAMES = [...new Set(DIRECTIVES.flatMap(({ names }) => names))];

/** Replaces every directive in the tree by its result; reports unknown ones. */
export function applyDirectives(root: Root, fail: Fail): void {
  rewrite(root, (node) => {
    if (!isDirective(node)) return node;
    const directive = DIRECTIVES.find(({ type, names }) => type === node.type && names.includes(node.name));
    if (!directive) return unknown(node, fail);
    const label = takeLabel(node);
    checkUse(node, directive, label, fail);
    return directive.compile(node, label, fail);
  });
}

function checkUse(node: DirectiveNode, directive: Directive, label: readonly Nodes[], fail: Fail): void {
  const failWith = (mistake: string) =>
    fail(`${COLONS[node.type]}${node.name} ${mistake}: write it as ${usageOf(directive, node.name)}.`, node);
  for (const name of Object.keys(node.attributes ?? {})) {
    if (!directive.attributes?.includes(name)) failWith(`has no attribute '${name}'`);
  }
  if (directive.label === 'required' && label.length === 0) failWith('needs a label');
  if (!directive.label && label.length > 0) failWith('takes no label');
}

/** A colon in prose (10:30, a:b) is a directive only with a label or attributes. */
function unknown(node: DirectiveNode, fail: Fail): Nodes | Nodes[] {
  if (node.type === 'textDirective' && isBare(node)) return text(`:${node.name}`);
  fail(`Unknown directive ${COLONS[node.type]}${node.name}: ${hintFor(node)}`, node);
  const isLeaf = node.type === 'leafDirective';
  return isLeaf ? paragraph(node.children) : [...node.children];
}

/** Whether the directive is only a colon and a name. */
function isBare({ name, position }: DirectiveNode): boolean {
  if (!position) return false;
  const { start, end } = position;
  return start.line === end.line && end.column - start.column === name.length + 1;
}

function hintFor({ name, type }: DirectiveNode): string {
  const usage = usageOfName(name, type);
  if (usage) return `write it as ${usage}.`;
  const guess = nearest(name, NAMES);
  return guess ? `did you mean ${usageOfName(guess, type)}?` : `use one of ${NAMES.join(', ')}.`;
}

function usageOfName(name: string, type: DirectiveNode['type']): string | undefined {
  const named = DIRECTIVES.filter(({ names }) => names.includes(name));
  const directive = named.find((one) => one.type === type) ?? named[0];
  return directive && usageOf(directive, name);
}

/** Directives that share a definition (note, tip) share the usage text too. */
function usageOf({ usage, names: [first = ''] }: Directive, name: string): string {
  return usage.replace(first, name);
}
