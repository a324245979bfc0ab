import type { Nodes, Paragraph, Root } from 'mdast';
import { nearest, type Reporter } from '../model/problem';
import { DIRECTIVE_NAMES, DIRECTIVES, VERSION_DIRECTIVES } from './directives';
import { type Directive, type DirectiveKind, takeLabel } from './directives/directive';
import { childrenOf, type DirectiveNode, isDirective, rewrite, text, withChildren } from './tree';

const KIND_OF: Record<DirectiveNode['type'], DirectiveKind> = {
  containerDirective: 'block',
  leafDirective: 'leaf',
  textDirective: 'inline',
};

const COLONS: Record<DirectiveKind, string> = { block: ':::', leaf: '::', inline: ':' };

/** Replaces every directive of the tree by its result; reports unknown ones. */
export function applyDirectives(root: Root, file: string, report: Reporter): void {
  let number = 0;
  const done = new WeakSet<Nodes>();
  rewrite(root, function change(node): Nodes | Nodes[] {
    if (!isDirective(node) || done.has(node)) return node;
    done.add(node);
    const fail = (message: string, at: Nodes = node) =>
      report({ file, line: at.position?.start.line, column: at.position?.start.column, message });
    const kind = KIND_OF[node.type];
    const directive = DIRECTIVES.find((one) => one.kind === kind && one.names.includes(node.name));
    const compile = (known: Directive) => {
      const label = takeLabel(node);
      checkUse(node, known, label, fail);
      return known.compile(node, label, { fail, nextNumber: () => ++number });
    };
    const compiled = directive ? compile(directive) : unknown(node, kind, fail);
    return Array.isArray(compiled) ? compiled.flatMap(change) : compiled;
  });
}

function checkUse(
  node: DirectiveNode,
  directive: Directive,
  label: Nodes[],
  fail: (message: string) => void,
): void {
  const written = COLONS[directive.kind] + node.name;
  for (const name of Object.keys(node.attributes ?? {})) {
    if (!directive.attributes.includes(name)) {
      fail(`${written} has no attribute '${name}': write it as ${usageOf(directive, node.name)}.`);
    }
  }
  if (directive.label === 'required' && label.length === 0) {
    fail(`${written} needs a label: write it as ${usageOf(directive, node.name)}.`);
  }
  if (directive.label === 'none' && label.length > 0) {
    fail(`${written} takes no label: write it as ${usageOf(directive, node.name)}.`);
  }
}

/** A colon in prose (10:30, a:b) is a directive only with a label or attributes. */
function unknown(node: DirectiveNode, kind: DirectiveKind, fail: (message: string) => void): Nodes | Nodes[] {
  if (kind === 'inline' && isBare(node)) return text(`:${node.name}`);
  fail(`Unknown directive ${COLONS[kind]}${node.name}: ${hintFor(node.name, kind)}`);
  return kind === 'leaf'
    ? withChildren<Paragraph>({ type: 'paragraph' }, childrenOf(node))
    : [...childrenOf(node)];
}

/** Whether the directive is only a colon and a name. */
function isBare({ name, position }: DirectiveNode): boolean {
  if (!position) return false;
  const { start, end } = position;
  return start.line === end.line && end.column - start.column === name.length + 1;
}

function hintFor(name: string, kind: DirectiveKind): string {
  const usage = usageOfName(name, kind);
  if (usage) return `write it as ${usage}.`;
  const guess = nearest(name, DIRECTIVE_NAMES);
  return guess ? `did you mean ${usageOfName(guess, kind)}?` : `use one of ${DIRECTIVE_NAMES.join(', ')}.`;
}

function usageOfName(name: string, kind: DirectiveKind): string | undefined {
  if (VERSION_DIRECTIVES.includes(name)) return `:::${name}{version=1.10.0}`;
  const named = DIRECTIVES.filter(({ names }) => names.includes(name));
  const directive = named.find((one) => one.kind === kind) ?? named[0];
  return directive && usageOf(directive, name);
}

/** Directives that share a definition (note, tip) are written alike. */
function usageOf({ usage, names: [first = ''] }: Directive, name: string): string {
  return usage.replace(first, name);
}
