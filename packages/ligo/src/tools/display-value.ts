/** Prints values as expressions in the reader's syntax, if they have a notation. */
import { isFunction } from '../evaluate/values/function';
import { bindings, elements, itemsOf } from '../evaluate/values/make';
import { print } from '../evaluate/values/print';
import type { Value } from '../evaluate/values/value';
import { printTimestamp } from '../michelson/values/timestamp';
import type { LigoSyntax } from '../syntax/source';
import { argument, displayName } from './display';

/** Longer values are broken into several lines. */
const LINE_WIDTH = 60;

export function displayValue(value: Value, syntax: LigoSyntax): string {
  return shown(value, { syntax, isSource: false }, '');
}

/** An expression that the checker accepts where the type is not known; undefined if the value has none. */
export function sourceOfValue(value: Value, syntax: LigoSyntax): string | undefined {
  return hasSource(value) ? shown(value, { syntax, isSource: true }, '') : undefined;
}

function hasSource(value: Value): boolean {
  switch (value.kind) {
    case 'tuple':
    case 'record':
      return value.items.every(hasSource);
    case 'variant':
      return hasSource(value.value);
    case 'list':
      return itemsOf(value).every(hasSource);
    case 'set':
      return elements(value).every(hasSource);
    case 'map':
    case 'big_map':
      return bindings(value).every(([key, item]) => hasSource(key) && hasSource(item));
    default:
      return LITERALS.has(value.kind);
  }
}

const LITERALS: ReadonlySet<Value['kind']> = new Set([
  'unit',
  'bool',
  'int',
  'nat',
  'mutez',
  'string',
  'bytes',
  'timestamp',
  'address',
  'key',
  'key_hash',
  'signature',
  'chain_id',
]);

interface Style {
  readonly syntax: LigoSyntax;
  /** Whether literals of types that look like strings are annotated. */
  readonly isSource: boolean;
}

function shown(value: Value, style: Style, indent: string): string {
  const { syntax } = style;
  const js = syntax === 'jsligo';
  const nested = (item: Value): string => shown(item, style, `${indent}  `);
  const typed = (literal: string): string =>
    style.isSource ? (js ? `(${literal} as ${value.kind})` : `(${literal} : ${value.kind})`) : literal;
  const joined = (open: string, items: readonly string[], close: string, separator = js ? ',' : ';') =>
    bracketed({ open, items, close, separator, indent });
  switch (value.kind) {
    case 'unit':
      return js ? '[]' : '()';
    case 'string':
      return stringLiteral(value.value);
    case 'timestamp':
      return typed(`"${printTimestamp(value.value)}"`);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return typed(`"${value.value}"`);
    case 'tuple':
      return joined(js ? '[' : '(', value.items.map(nested), js ? ']' : ')', ',');
    case 'record': {
      const sign = js ? ': ' : ' = ';
      const fields = value.shape.names.map((name, index) => {
        const item = value.items[index];
        return `${displayName(name, syntax)}${sign}${item ? nested(item) : ''}`;
      });
      return joined('{ ', fields, ' }');
    }
    case 'variant': {
      if (value.value.kind === 'unit') return js ? `${value.name}()` : value.name;
      return js ? `${value.name}(${nested(value.value)})` : `${value.name} ${argument(nested(value.value))}`;
    }
    case 'list':
      return joined('[', itemsOf(value).map(nested), ']');
    case 'set':
      return collection('Set', elements(value).map(nested), joined, js);
    case 'map':
    case 'big_map': {
      const pairs = bindings(value).map(([key, item]) =>
        js ? `[${nested(key)}, ${nested(item)}]` : `(${nested(key)}, ${nested(item)})`,
      );
      return collection(value.kind === 'map' ? 'Map' : 'Big_map', pairs, joined, js);
    }
    default:
      return isFunction(value) ? '<function>' : print(value);
  }
}

type Joined = (open: string, items: readonly string[], close: string) => string;

function collection(module: string, items: readonly string[], joined: Joined, js: boolean): string {
  if (items.length === 0) return `${module}.empty`;
  return js ? joined(`${module}.literal([`, items, '])') : joined(`${module}.literal [`, items, ']');
}

/** With the only escapes that LIGO has. */
const stringLiteral = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;

interface Bracketed {
  readonly open: string;
  readonly items: readonly string[];
  readonly close: string;
  readonly separator: string;
  readonly indent: string;
}

function bracketed({ open, items, close, separator, indent }: Bracketed): string {
  const line = `${open}${items.join(`${separator} `)}${close}`;
  if (items.length === 0 || (line.length <= LINE_WIDTH && !line.includes('\n'))) return line;
  const lines = items.map((item) => `${indent}  ${item}`).join(`${separator}\n`);
  return `${open.trimEnd()}\n${lines}\n${indent}${close.trimStart()}`;
}
