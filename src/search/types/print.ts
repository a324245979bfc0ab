import type { Syntax } from '../../model/syntax';
import type { TypeTree } from './tree';

/** A type as the readers of a syntax write it. */
export function printType(type: TypeTree, syntax: Syntax): string {
  return syntax === 'jsligo' ? printJs(type) : printCaml(type, false);
}

function printJs(type: TypeTree): string {
  switch (type.kind) {
    case 'variable':
      return type.name;
    case 'named':
      return type.args.length > 0 ? `${type.name}<${type.args.map(printJs).join(', ')}>` : type.name;
    case 'tuple':
      return `[${type.items.map(printJs).join(', ')}]`;
    case 'record':
      return `{ ${type.fields.map(({ name, type: field }) => `${name}: ${printJs(field)}`).join('; ')} }`;
    case 'function':
      return `(${type.args.map(printJs).join(', ')}) => ${printJs(type.result)}`;
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
