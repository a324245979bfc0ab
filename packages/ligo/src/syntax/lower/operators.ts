/** Maps the operator tokens of both syntaxes to the operators of the tree. */
import type { BinaryOperator } from '../ast';

const cameligo: ReadonlySet<string> = new Set([
  ...['+', '-', '*', '/', 'mod', 'land', 'lor', 'lxor', 'lsl', 'lsr', '::', '^'],
  ...['<', '<=', '>', '>=', '=', '<>', '&&', '||', '|>'],
]);

const jsligo: Readonly<Record<string, BinaryOperator>> = {
  '%': 'mod',
  '&': 'land',
  '|': 'lor',
  '^': 'lxor',
  '<<': 'lsl',
  '>>': 'lsr',
  '==': '=',
  '!=': '<>',
};

export function cameligoOperator(sign: string): BinaryOperator | undefined {
  if (sign === 'or') return '||';
  return isOperator(sign) ? sign : undefined;
}

export function jsligoOperator(sign: string): BinaryOperator | undefined {
  const plain = sign.replace(/\s+/g, '');
  return jsligo[plain] ?? (isOperator(plain) ? plain : undefined);
}

function isOperator(sign: string): sign is BinaryOperator {
  return cameligo.has(sign);
}
