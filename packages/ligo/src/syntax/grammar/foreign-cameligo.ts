/** Constructs of OCaml that CameLIGO lacks. */
import { attributeAfter } from './foreign-attributes';
import { assignmentOfPart, indexAfterDot, updateOfCall } from './foreign-brackets';
import type { ForeignForm } from './foreign-forms';

/** `for i = 1 to n do`: an application of `1` to `to` and `n`. */
const ocamlLoop: ForeignForm = ({ before, found }) => {
  if (found !== 'do') return undefined;
  const start = [...before.matchAll(/\bfor\b/g)].at(-1)?.index ?? 0;
  const [head] =
    /^for\s+[a-z_]\w*\s*=(?:(?!\b(?:do|upto|downto)\b)[\s\S])*?\bto\b/.exec(before.slice(start)) ?? [];
  if (head === undefined) return undefined;
  const offset = start + head.length - 2;
  return {
    offset,
    length: 2,
    message: '`to` is not CameLIGO: it is written `upto`',
    fix: [{ offset, length: 2, text: 'upto' }],
  };
};

/** `let rec f x = g x and g x = f x`: an application of `g` to `x`, `and`, `g` and `x`. */
const ocamlAnd: ForeignForm = ({ before, found }) => {
  const offset = [...before.matchAll(/\band\s+[a-z_]/g)].at(-1)?.index;
  if (offset === undefined || (found !== '=' && found !== ':') || before.includes('=', offset))
    return undefined;
  const isRecursive = /\blet\s+rec\b/.test(before.slice(0, offset));
  const reason = isRecursive ? 'functions cannot be mutually recursive' : 'declare one after the other';
  return { offset, length: 3, message: `\`and\` is not CameLIGO: ${reason}` };
};

/** `Red | Green -> …` */
const orPattern: ForeignForm = ({ before, found }) => {
  if (found !== '|') return undefined;
  const pattern =
    before
      .slice(-200)
      .split(/\bwith\b|\|/)
      .at(-1) ?? '';
  if (!/^[\w\s(),."]+$/.test(pattern) || /\b(?:of|with|match|let|in|if|then|else)\b/.test(pattern))
    return undefined;
  const message = `patterns cannot be joined by \`|\`: write a case for each, \`${pattern.trim()} -> …\` first`;
  return { offset: before.length, length: 1, message };
};

/** `[1] @ [2]` */
const append: ForeignForm = ({ before, found }) =>
  found === '@'
    ? {
        offset: before.length,
        length: 1,
        message: '`@` is not CameLIGO: `List.fold_right (fun (x, l) -> x :: l) first second` joins two lists',
      }
    : undefined;

/** `function None -> …` */
const functionKeyword: ForeignForm = ({ before, found }) => {
  const offset = [...before.matchAll(/\bfunction\b/g)].at(-1)?.index;
  // The first sign of `->` may have been read as a minus.
  const isArrow = found === '->' || (found === '>' && before.endsWith('-'));
  if (offset === undefined || !isArrow || /[=;]/.test(before.slice(offset))) return undefined;
  const message = '`function` is not CameLIGO: write `fun x -> match x with`, and then the cases';
  // Like the compiler, on the line of the arrow.
  if (before.includes('\n', offset)) return { offset: before.length, length: found.length, message };
  return { offset, length: 'function'.length, message };
};

/** `try e with _ -> …` */
const tryWith: ForeignForm = ({ before, found }) => {
  const offset = [...before.matchAll(/\btry\b/g)].at(-1)?.index;
  if (offset === undefined || found !== 'with') return undefined;
  const message = '`try` is not CameLIGO: a failure ends the whole call and cannot be caught';
  if (before.includes('\n', offset)) return { offset: before.length, length: found.length, message };
  return { offset, length: 3, message };
};

/** `'c'` */
const character: ForeignForm = ({ before, found, after }) =>
  found === "'" && /^[^'\\n]'/.test(after)
    ? {
        offset: before.length,
        length: 1 + after.indexOf("'") + 1,
        message: 'there are no single characters: strings are written in double quotes',
        fix: [{ offset: before.length, length: 1 + after.indexOf("'") + 1, text: `"${after[0]}"` }],
      }
    : undefined;

/** `[|1; 2|]` */
const array: ForeignForm = ({ before, found }) =>
  found === '|' && before.endsWith('[')
    ? { offset: before.length - 1, length: 2, message: 'there are no arrays: a list is written `[1; 2]`' }
    : undefined;

/** `let f ~x ?y () = …` */
const label: ForeignForm = ({ before, found }) =>
  (found === '~' || found === '?') && /\blet\b[^=]*$/.test(before.slice(-200))
    ? { offset: before.length, length: 1, message: 'parameters have no labels and no default values' }
    : undefined;

export const cameligoForms: readonly ForeignForm[] = [
  ocamlLoop,
  ocamlAnd,
  attributeAfter,
  assignmentOfPart,
  indexAfterDot,
  updateOfCall,
  functionKeyword,
  tryWith,
  append,
  character,
  array,
  label,
  orPattern,
];
