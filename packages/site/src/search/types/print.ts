import type { Syntax } from '../../model/syntax';
import { signatureOf, type TypeTree } from './tree';

/** Prints a type in a syntax; `isPart` adds parentheses where a part of another type needs them. */
export function printType(type: TypeTree, syntax: Syntax, isPart = false): string {
  const isJs = syntax === 'jsligo';
  const print = (types: readonly TypeTree[], separator = ', ', areParts = false) =>
    types.map((one) => printType(one, syntax, areParts)).join(separator);
  const group = (text: string) => (isPart ? `(${text})` : text);
  switch (type.kind) {
    case 'variable':
      return isJs ? type.name : `'${type.name}`;
    case 'named':
      if (type.args.length === 0) return type.name;
      if (isJs) return `${type.name}<${print(type.args)}>`;
      return `${type.args.length === 1 ? print(type.args, '', true) : `(${print(type.args)})`} ${type.name}`;
    case 'tuple':
      return isJs ? `[${print(type.args)}]` : group(print(type.args, ' * ', true));
    case 'record': {
      const names = type.name.split(' ');
      const fields = type.args.map((one, place) => names[place] + (isJs ? ': ' : ' : ') + print([one]));
      return `{ ${fields.join('; ')} }`;
    }
    case 'function': {
      const { args, result } = signatureOf(type);
      if (isJs) return `(${print(args)}) => ${print([result])}`;
      const parts = type.args.map((one) => print([one], '', one.kind === 'function'));
      return group(parts.join(' -> '));
    }
  }
}
