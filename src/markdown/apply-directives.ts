import type { Nodes, Root } from 'mdast';
import { nearest, type Reporter } from '../model/problem';
import { DIRECTIVE_NAMES, DIRECTIVES } from './directives';
import { type Directive, type DirectiveKind, takeLabel } from './directives/directive';
import { type DirectiveNode, isDirective, rewrite, text } from './tree';

const KIND_OF: Record<DirectiveNode['type'], DirectiveKind> = {
  containerDirective: 'block',
  leafDirective: 'leaf',
  textDirective: 'inline',
};

const COLONS: Record<DirectiveKind, string> = { block: ':::', leaf: '::', inline: ':' };

/** Replaces every directive of the tree by what it means; reports those that mean nothing. */
export function applyDirectives(root: Root, file: string, report: Reporter): void {
  let number = 0;
  const done = new WeakSet<Nodes>();
  rewrite(root, function change(node): Nodes | Nodes[] {
    if (!isDirective(node) || done.has(node)) return node;
    done.add(node);
    const fail = (message: string) =>
      report({ file, line: node.position?.start.line, column: node.position?.start.column, message });
    const kind = KIND_OF[node.type];
    const directive = DIRECTIVES.find((one) => one.kind === kind && one.names.includes(node.name));
    if (!directive) return unknown(node, kind, fail);
    const label = takeLabel(node);
    checkUse(node, directive, label, fail);
    const compiled = directive.compile(node, label, { fail, nextNumber: () => ++number });
    return Array.isArray(compiled) ? compiled.flatMap(change) : compiled;
  });
}

function checkUse(node: DirectiveNode, directive: Directive, label: Nodes[], fail: (message: string) => void): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (!directive.attributes.includes(name)) {
      fail(`${node.name} has no attribute '${name}': write it as ${directive.usage}.`);
    }
  }
  if (directive.label === 'required' && label.length === 0) {
    fail(`${node.name} needs a label: write it as ${directive.usage}.`);
  }
  if (directive.label === 'none' && label.length > 0) {
    fail(`${node.name} takes no label: write it as ${directive.usage}.`);
  }
}

/** A colon in prose (10:30, a:b) is no directive unless it has a label or attributes. */
function unknown(node: DirectiveNode, kind: DirectiveKind, fail: (message: string) => void): Nodes | Nodes[] {
  const hasAttributes = Object.keys(node.attributes ?? {}).length > 0;
  if (kind === 'inline' && node.children.length === 0 && !hasAttributes) return text(`:${node.name}`);
  const guess = nearest(node.name, DIRECTIVE_NAMES);
  const hint = guess ? `did you mean ${COLONS[kind]}${guess}?` : `known are ${DIRECTIVE_NAMES.join(', ')}.`;
  fail(`There is no directive ${COLONS[kind]}${node.name}: ${hint}`);
  return node.children as Nodes[];
}
