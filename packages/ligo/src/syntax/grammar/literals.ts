/** Mistakes in literals that the grammars accept but the compiler's lexer rejects. */
import type { SyntaxNodeRef, Tree } from '@lezer/common';
import type { CheckedLanguage } from './language';
import type { Finding } from './problem';

/** The findings in the literals of a tree. */
export function checkLiterals(code: string, tree: Tree, language: CheckedLanguage): Finding[] {
  const findings: Finding[] = [];
  tree.iterate({
    enter(node) {
      const message = wrongWith(code, node, language);
      if (message) findings.push({ offset: node.from, length: node.to - node.from, message });
    },
  });
  return findings;
}

function wrongWith(code: string, node: SyntaxNodeRef, language: CheckedLanguage): string | undefined {
  const text = () => code.slice(node.from, node.to);
  switch (node.name) {
    case 'String':
      return wrongString(text(), language) ?? glued(code, node, language);
    case 'Verbatim':
      return /^(`[\s\S]*`|\{\|[\s\S]*\|\})$/.test(text()) && text().length > 1
        ? undefined
        : 'this text is never closed';
    case 'BlockComment':
      return language === 'michelson' && !/^\/\*[\s\S]*\*\/$/.test(text())
        ? 'this comment is never closed'
        : undefined;
    case 'Int':
      return language === 'michelson' ? undefined : (wrongZero(text()) ?? glued(code, node, language));
    case 'Nat':
      return wrongZero(text().slice(0, -1));
    case 'Mutez':
      return wrongZero(text().slice(0, -5)) ?? wrongAmount(text().slice(0, -5), 0);
    case 'Tez':
      return wrongTez(text().replace(/te?z$/, ''));
    case 'Bytes':
      return wrongBytes(text(), language) ?? glued(code, node, language);
    case 'UnknownName':
      return `\`${text()}\` is not a word of Michelson`;
    case 'TypeParameters':
      return text() === '<>' ? 'type parameters are missing' : undefined;
    case 'Operator':
      return language === 'cameligo' && text() === '-' && code[node.to] === '-'
        ? '`--` is read as one operator: put a space between'
        : undefined;
    default:
      return undefined;
  }
}

const escapes: Readonly<Record<CheckedLanguage, RegExp>> = {
  jsligo: /\\[^n"\\]/,
  cameligo: /\\[^n"\\]/,
  michelson: /\\[^ntbr"\\]/,
};

function wrongString(text: string, language: CheckedLanguage): string | undefined {
  const inside = text.slice(1, -1).replaceAll('\\\\', '');
  if (text.length < 2 || !text.endsWith('"') || inside.endsWith('\\'))
    return 'this string is not closed on its line';
  const unknown = escapes[language].exec(inside)?.[0];
  return unknown ? `\`${unknown}\` is not an escape: use \`\\n\`, \`\\"\` and \`\\\\\`` : undefined;
}

/** LIGO's lexer requires whitespace or an operator after a literal. */
function glued(code: string, node: SyntaxNodeRef, language: CheckedLanguage): string | undefined {
  if (language === 'michelson') return undefined;
  return /^([A-Za-z0-9"`@]|_+[A-Za-z0-9]|\{\||\[[@%][A-Za-z])/.test(code.slice(node.to, node.to + 8))
    ? 'a space is missing after this literal'
    : undefined;
}

function wrongZero(digits: string): string | undefined {
  return /^[0_]+$/.test(digits) && digits !== '0' ? 'write zero as `0`' : undefined;
}

function wrongTez(amount: string): string | undefined {
  const [whole = '', fraction] = amount.split('.');
  if (/^[0_.]+$/.test(amount) && amount !== '0' && amount !== '0.0') return 'write zero as `0`';
  const digits = (fraction ?? '').replaceAll('_', '').replace(/0+$/, '');
  if (digits.length > 6) return 'an amount has at most six decimals';
  return wrongAmount(whole.replaceAll('_', '') + digits.padEnd(6, '0'), 0);
}

const MAX_AMOUNT = 2n ** 63n - 1n;

function wrongAmount(digits: string, start: number): string | undefined {
  const plain = digits.slice(start).replaceAll('_', '');
  // Too many digits for any amount: avoids parsing a huge number.
  if (plain.replace(/^0+/, '').length > 19 || BigInt(plain) > MAX_AMOUNT) {
    return 'this amount is too large: at most 2^63 - 1 mutez';
  }
  return undefined;
}

function wrongBytes(text: string, language: CheckedLanguage): string | undefined {
  const odd = 'bytes need two hexadecimal digits each';
  if (language === 'michelson') return text.length % 2 === 0 ? undefined : odd;
  return text.endsWith('_') ? odd : undefined;
}
