/** Prints Micheline like the compiler: on one line if it fits, otherwise one item per line. */
import type { Micheline, Prim } from './micheline';

const WIDTH = 80;

export function printMicheline(node: Micheline): string {
  return print(node, 0, false);
}

function print(node: Micheline, indent: number, top: boolean): string {
  const flat = printFlat(node, top);
  if (indent + flat.length <= WIDTH) return flat;
  if (node.kind === 'sequence') {
    const items = node.items.map((item) => print(item, indent + 2, true));
    return `{ ${items.join(` ;\n${' '.repeat(indent + 2)}`)} }`;
  }
  if (node.kind === 'prim') {
    const head = headOf(node);
    const open = top ? '' : '(';
    const inner = indent + open.length + head.length + 1;
    const items = node.arguments.map((item) => print(item, inner, false));
    return `${open}${head} ${items.join(`\n${' '.repeat(inner)}`)}${top ? '' : ')'}`;
  }
  return flat;
}

function printFlat(node: Micheline, top: boolean): string {
  switch (node.kind) {
    case 'int':
      return String(node.value);
    case 'string':
      return `"${node.value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
    case 'bytes':
      return `0x${node.value}`;
    case 'sequence':
      return node.items.length === 0
        ? '{}'
        : `{ ${node.items.map((item) => printFlat(item, true)).join(' ; ')} }`;
    case 'prim': {
      const all = [headOf(node), ...node.arguments.map((item) => printFlat(item, false))].join(' ');
      return top || all === node.name ? all : `(${all})`;
    }
  }
}

const headOf = ({ name, annotations }: Prim): string => [name, ...annotations].join(' ');
