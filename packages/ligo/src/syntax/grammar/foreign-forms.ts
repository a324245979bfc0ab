/** Constructs of other languages in which the parser reads a keyword as a name, and fails at a later token. */
import type { CheckedLanguage } from './language';
import type { Finding } from './problem';

/** The unexpected token, with the code around it, in which comments are blanked out. */
interface Unexpected {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** Offsets are relative to the start of `before`. */
export function foreignForm(unexpected: Unexpected, language: CheckedLanguage): Finding | undefined {
  if (language === 'michelson') return undefined;
  const method = methodCall(unexpected);
  return method ?? (language === 'cameligo' ? (ocamlLoop(unexpected) ?? ocamlAnd(unexpected)) : undefined);
}

/** `[1, 2].map`, `"a".length` */
function methodCall({ before, found, after }: Unexpected): Finding | undefined {
  const [, end] = /([\]"])\s*$/.exec(before.slice(-80)) ?? [];
  const [name] = /^[a-z]\w*/.exec(after) ?? [];
  if (found !== '.' || !end || !name) return undefined;
  const example = end === '"' ? 'String.length' : 'List.map';
  const message = `values have no methods: use functions such as \`${example}\``;
  return { offset: before.length, length: 1 + name.length, message };
}

/** `for i = 1 to n do`: an application of `1` to `to` and `n`. */
function ocamlLoop({ before, found }: Unexpected): Finding | undefined {
  if (found !== 'do') return undefined;
  const start = [...before.matchAll(/\bfor\b/g)].at(-1)?.index ?? 0;
  const [head] =
    /^for\s+[a-z_]\w*\s*=(?:(?!\b(?:do|upto|downto)\b)[\s\S])*?\bto\b/.exec(before.slice(start)) ?? [];
  if (head === undefined) return undefined;
  return {
    offset: start + head.length - 2,
    length: 2,
    message: '`to` is not CameLIGO: it is written `upto`',
  };
}

/** `let rec f x = g x and g x = f x`: an application of `g` to `x`, `and`, `g` and `x`. */
function ocamlAnd({ before, found }: Unexpected): Finding | undefined {
  const offset = [...before.matchAll(/\band\s+[a-z_]/g)].at(-1)?.index;
  if (offset === undefined || (found !== '=' && found !== ':') || before.includes('=', offset))
    return undefined;
  const isRecursive = /\blet\s+rec\b/.test(before.slice(0, offset));
  const reason = isRecursive ? 'functions cannot be mutually recursive' : 'declare one after the other';
  return { offset, length: 3, message: `\`and\` is not CameLIGO: ${reason}` };
}
