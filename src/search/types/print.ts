import type { Syntax } from '../../model/syntax';
import type { TypeTree } from './tree';

/** A type as the readers of a syntax write it. */
export function printType(type: TypeTree, syntax: Syntax): string {
  return syntax === 'jsligo' ? printJs(type, '') : printCaml(type, false);
}

/** A type in a form that both readers of it, the index and the engine, agree on: JsLIGO with quoted variables. */
export function storedType(type: TypeTree): string {
  return printJs(type, "'");
}

function printJs(type: TypeTree, quote: string): string {
  const inner = (one: TypeTree) => printJs(one, quote);
  switch (type.kind) {
    case 'variable':
      return quote + type.name;
    case 'named':
      return type.args.length > 0 ? `${type.name}<${type.args.map(inner).join(', ')}>` : type.name;
    case 'tuple':
      return `[${type.items.map(inner).join(', ')}]`;
    case 'record':
      return `{ ${type.fields.map(({ name, type: field }) => `${name}: ${inner(field)}`).join('; ')} }`;
    case 'function':
      return `(${type.args.map(inner).join(', ')}) => ${inner(type.result)}`;
  }
}

function printCaml(type: TypeTree, tight: boolean): string {
  switch (type.kind) {
    case 'variable':
      return `'${type.name}`;
    case 'named':
      return printApplied(type.name, type.args);
    case 'tuple':
      return group(type.items.map((item) => printCaml(item, true)).join(' * '), tight);
    case 'record':
      return `{ ${type.fields.map(({ name, type: field }) => `${name} : ${printCaml(field, false)}`).join('; ')} }`;
    case 'function':
      return group(
        [...type.args, type.result].map((part) => printCaml(part, part.kind === 'function')).join(' -> '),
        tight,
      );
  }
}

function printApplied(name: string, args: readonly TypeTree[]): string {
  const [only] = args;
  if (!only) return name;
  if (args.length === 1) return `${printCaml(only, true)} ${name}`;
  return `(${args.map((arg) => printCaml(arg, false)).join(', ')}) ${name}`;
}

function group(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}
