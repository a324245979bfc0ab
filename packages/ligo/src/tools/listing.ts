/** All typed names of a program as plain data: the output of `ligo types`. */
import { Budget } from '../syntax/budget';
import type { Span } from '../syntax/source';
import { variable } from '../types/make';
import { printType } from '../types/print/cameligo';
import { letter } from '../types/print/names';
import type { Signature } from '../types/signature';
import { substitute } from '../types/substitute';
import { prune, type Type } from '../types/type';
import type { TypedProgram } from '../types/typed';
import { positionsIn } from './positions';

/** Line, column, end line, end column, name, type; and the expanded type if it differs. */
export type ListedName = readonly [number, number, number, number, string, string, string?];

type Printed = Readonly<Record<string, string>>;

export interface Listing {
  readonly values: Printed;
  /** Expanded, if that differs. */
  readonly valuesFull: Printed;
  readonly types: Printed;
  readonly typesFull: Printed;
  readonly contracts: Readonly<Record<string, { storage: string; parameter: string }>>;
  readonly binds: readonly ListedName[];
  readonly uses: readonly ListedName[];
}

/** The listing of a checked program; `text` is that of its main file. */
export function listing(typed: TypedProgram, text: string, budget = new Budget()): Listing {
  const printType = limitedPrinter(budget);
  const values: Record<string, string> = {};
  const valuesFull: Record<string, string> = {};
  const types: Record<string, string> = {};
  const typesFull: Record<string, string> = {};
  forEachEntry(typed, typed.declared, '', (path, kind, type) => {
    const print = kind === 'value' ? printType : definitionPrinter(printType);
    const [names, fulls] = kind === 'value' ? [values, valuesFull] : [types, typesFull];
    const short = print(type, 'names');
    const full = print(type, 'full');
    names[path] = short;
    if (full !== short) fulls[path] = full;
    else delete fulls[path];
  });
  const occurrences = occurrencesIn(text, printType);
  return {
    values,
    valuesFull,
    types,
    typesFull,
    contracts: Object.fromEntries(
      [...typed.contracts].map(([path, { storage, parameter }]) => [
        path,
        { storage: printType(storage, 'names'), parameter: printType(parameter, 'names') },
      ]),
    ),
    binds: occurrences(typed.binders),
    uses: occurrences(typed.uses),
  };
}

/** Visits declarations of modules, including private ones, but not generated names. */
function forEachEntry(
  typed: TypedProgram,
  signature: Signature,
  prefix: string,
  visit: (path: string, kind: 'value' | 'type', type: Type) => void,
): void {
  for (const entry of signature.items.filter(({ name }) => !name.startsWith('#'))) {
    const path = prefix + entry.name;
    if (entry.kind === 'value' || entry.kind === 'type') visit(path, entry.kind, entry.type);
    else if (entry.kind === 'module') {
      forEachEntry(typed, typed.modules.get(path) ?? entry.signature, `${path}.`, visit);
    }
  }
}

type Print = (type: Type, detail: 'names' | 'full') => string;

/** Prints each type once, until very much has been printed. */
function limitedPrinter(budget: Budget): Print {
  const printed = { names: new Map<Type, string>(), full: new Map<Type, string>() };
  return (type, detail) => {
    const text = printed[detail].get(type) ?? printType(type, detail);
    printed[detail].set(type, text);
    return budget.take('output', text.length) ? text : '…';
  };
}

const definitionPrinter =
  (print: Print): Print =>
  (type, detail) =>
    printDefinition(type, (body) => print(body, detail));

/** The outermost alias of a definition is expanded; type parameters are `'a`, `'b`, … in order. */
function printDefinition(type: Type, print: (body: Type) => string): string {
  const parameters: string[] = [];
  let body = prune(type);
  while (body.kind === 'abstraction') {
    const name = letter(parameters.length);
    parameters.push(name);
    body = prune(substitute(body.body, body.parameter, variable(name)));
  }
  const { alias: _, ...unnamed } = body;
  const prefix = parameters.length > 0 ? `fun ${parameters.map((name) => `'${name}`).join(' ')}. ` : '';
  return prefix + print(unnamed);
}

interface Occurring {
  readonly name: string;
  readonly span: Span;
  readonly type: Type;
}

/** Lists the occurrences in the main file, in source order, without duplicates. */
function occurrencesIn(text: string, print: Print): (items: readonly Occurring[]) => ListedName[] {
  const positionOf = positionsIn(text);
  return (items) => {
    const seen = new Set<string>();
    const found: ListedName[] = [];
    const own = items.filter(({ span }) => span.file === 0);
    for (const { name, span, type } of own.sort((a, b) => a.span.from - b.span.from)) {
      const start = positionOf(span.from);
      const end = positionOf(span.to);
      const short = print(type, 'names');
      const full = print(type, 'full');
      const key = `${span.from} ${span.to} ${name} ${full}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const place = [start.line, start.column, end.line, end.column] as const;
      found.push(full === short ? [...place, name, short] : [...place, name, short, full]);
    }
    return found;
  };
}
