/** Attributes and decorators after what they describe; they come before it. */
import type { ForeignForm } from './foreign-forms';
import type { Finding } from './problem';

/** `type t = A | B [@@layout comb]`, `let a = 1 [@inline]`: the parser stops at a bracket, a sign or the end. */
export const attributeAfter: ForeignForm = ({ before, found, after }) => {
  if (found !== '[' && found !== '@' && found !== '') return undefined;
  const code = before + found + after;
  const opening = found === '' ? /\[@+[^\][\n]*\]\s*$/.exec(before)?.index : openingAt(before, found);
  const [whole, name = ''] = /^\[@{1,2}([^\][\n@]*)\]/.exec(code.slice(opening)) ?? [];
  if (opening === undefined || whole === undefined) return undefined;
  // An attribute on its own line begins the next declaration.
  const declared = [...code.slice(0, opening).matchAll(/^[ \t]*(?:type\s[^=\n]*=|let\b)/gm)].at(-1);
  const isType = declared !== undefined && /^\s*type/.test(declared[0]);
  const place = isType ? 'after the `=` of the type' : 'before the declaration';
  const message = `attributes are written ${place}, with one \`@\`: \`[@${name}]\``;
  const finding: Finding = { offset: opening, length: whole.length, message };
  if (declared === undefined) return finding;
  const gap = /\s*$/.exec(code.slice(0, opening))?.[0].length ?? 0;
  const at = declared.index + (isType ? declared[0].length : 0);
  return {
    ...finding,
    fix: [
      { offset: at, length: 0, text: isType ? ` [@${name}]` : `[@${name}] ` },
      { offset: opening - gap, length: gap + whole.length, text: '' },
    ],
  };
};

function openingAt(before: string, found: string): number | undefined {
  if (found === '[') return before.length;
  return before.endsWith('[') ? before.length - 1 : undefined;
}

/** `type t = … @layout("comb");` */
export const decoratorAfter: ForeignForm = ({ before, found }) => {
  const match = /\s*(@[a-z]\w*(?:\s*\("[^"\n]*"\))?)\s*$/.exec(before);
  const declared = [
    ...before.matchAll(/^[ \t]*((?:export\s+)?(?:type|const|let|function|namespace)\b)/gm),
  ].at(-1);
  if (!match || (found !== ';' && found !== '') || declared === undefined) return undefined;
  const [whole, decorator = ''] = match;
  const offset = match.index + whole.indexOf('@');
  const at = declared.index + declared[0].length - (declared[1]?.length ?? 0);
  return {
    offset,
    length: decorator.length,
    message: `decorators are written before the declaration: \`${decorator} ${declared[1]} …\``,
    fix: [
      { offset: at, length: 0, text: `${decorator} ` },
      { offset: match.index, length: whole.length, text: '' },
    ],
  };
};
