/** Constructs of TypeScript that JsLIGO lacks. */

import { decoratorAfter } from './foreign-attributes';
import { incrementOfField, index } from './foreign-brackets';
import type { ForeignForm } from './foreign-forms';

/** `async (x: int) => …`: a call of `async`. */
const asyncFunction: ForeignForm = ({ before, found }) => {
  const match = /\basync(\s*)(?:\([^()]*\)?\s*)?$/.exec(before);
  if (!match || found === ')') return undefined;
  const length = 'async'.length + (match[1]?.length ?? 0);
  return {
    offset: match.index,
    length: 'async'.length,
    message: '`async` is not JsLIGO: a contract waits for nothing',
    fix: [{ offset: match.index, length, text: '' }],
  };
};

/** `x ?? 0` */
const nullish: ForeignForm = ({ before, found, after }) => {
  if (found !== '?' || !before.endsWith('?')) return undefined;
  const finding = {
    offset: before.length - 1,
    length: 2,
    message: '`??` is not JsLIGO: `Option.value(default, option)` is the value of an option, or a default',
  };
  const left = /(?<![\w.)\]])[A-Za-z_][\w.]*(?=\s*\?$)/.exec(before);
  const right = /^\s*([\w.]+|"[^"]*")(?=\s*[;,)\]}])/.exec(after);
  if (!left || !right) return finding;
  const length = before.length + 1 + right[0].length - left.index;
  return { ...finding, fix: [{ offset: left.index, length, text: `Option.value(${right[1]}, ${left[0]})` }] };
};

/** `x?.y` */
const optionalAccess: ForeignForm = ({ before, found, after }) =>
  found === '.' && before.endsWith('?') && /^[a-z]/.test(after)
    ? { offset: before.length - 1, length: 2, message: '`?.` is not JsLIGO: match the option first' }
    : undefined;

/** `{ x?: int }`, `(x?: int) => …` */
const optionalName: ForeignForm = ({ before, found, after }) => {
  if (found !== '?' || !/^\s*:/.test(after) || !/\w$/.test(before)) return undefined;
  const offset = before.length;
  const finding = {
    offset,
    length: 1,
    message: '`?` is not JsLIGO here: a value that may be missing has a type such as `option<int>`',
  };
  const [, gap = '', type = ''] = /^(\s*:\s*)([\w.]+(?:<[\w., ]*>)?)(?=\s*[,;})])/.exec(after) ?? [];
  if (type === '') return finding;
  const start = offset + 1 + gap.length;
  return {
    ...finding,
    fix: [
      { offset, length: 1, text: '' },
      { offset: start, length: type.length, text: `option<${type}>` },
    ],
  };
};

/** `interface Storage { owner: address; }` */
const interfaceOfFields: ForeignForm = ({ before, found, after }) => {
  const match = /\binterface\s+(\w+)\s*\{\s*$/.exec(before);
  if (!match || !/^\w+$/.test(found) || !/^\s*\??\s*:/.test(after)) return undefined;
  const name = match[1] ?? '';
  const brace = before.lastIndexOf('{');
  return {
    offset: match.index,
    length: 'interface'.length,
    message: `an interface lists members of a namespace with \`const\` and \`type\`: the type of a record is written \`type ${name} = { … }\``,
    fix: [
      { offset: match.index, length: 'interface'.length, text: 'type' },
      { offset: brace, length: 0, text: '= ' },
    ],
  };
};

/** `match(o) { Some: (x) => … }` */
const matchOfObject: ForeignForm = ({ before, found, after }) => {
  if (!/\bmatch\s*\((?:[^(){}]|\([^()]*\))*\)\s*\{\s*$/.test(before)) return undefined;
  const [, argument = ''] = /^\s*:\s*\(\s*([a-z_]\w*)?\s*\)\s*=>/.exec(after) ?? [];
  if (!/^[A-Z]\w*$/.test(found)) return undefined;
  const message = `a case of a match is written \`when(${found}(${argument})): …\``;
  return { offset: before.length, length: found.length, message };
};

/** `when(Red() | Green())` */
const orPattern: ForeignForm = ({ before, found }) => {
  const [, pattern = ''] = /\bwhen\s*\(((?:[^()]|\([^()]*\))*)$/.exec(before.slice(-200)) ?? [];
  if (found !== '|' || pattern === '') return undefined;
  const message = `patterns cannot be joined by \`|\`: write a case for each, \`when(${pattern.trim()}): …\` first`;
  return { offset: before.length, length: 1, message };
};

/** `when(Red()): when(Green()): …` */
const sharedCase: ForeignForm = ({ before, found }) => {
  const [, pattern = ''] = /\bwhen\s*\(((?:[^()]|\([^()]*\))*)\)\s*:\s*$/.exec(before.slice(-200)) ?? [];
  if (found !== 'when' || pattern === '') return undefined;
  const message = `each case has its own value: write one after \`when(${pattern.trim()}):\` too`;
  return { offset: before.length, length: found.length, message };
};

/** `const Max = 3; return x + Max;` */
const upperCaseValue: ForeignForm = ({ before, found }) => {
  const [, name = ''] = /(?<![\w.])([A-Z]\w*)\s*$/.exec(before.slice(-80)) ?? [];
  if (name === '' || found === '(' || found === '.' || !declares(before, name)) return undefined;
  const message = `\`${name}\` is read as a constructor, because it begins with an upper-case letter: call the value \`${name.charAt(0).toLowerCase()}${name.slice(1)}\``;
  return { offset: before.trimEnd().length - name.length, length: name.length, message };
};

const declares = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:const|let)\\s+${name}\\s*[:=]`).test(code);

/** `import P from "file"` */
const defaultImport: ForeignForm = ({ before, found, after }) => {
  const match = /\bimport\s+([A-Za-z]\w*)\s*$/.exec(before);
  const [whole, file] = /^\s*("[^"\n]*")[ \t]*;?(?=[ \t]*(?:\n|$))/.exec(after) ?? [];
  if (!match || found !== 'from') return undefined;
  const name = `${match[1]?.charAt(0).toUpperCase()}${match[1]?.slice(1)}`;
  const written = `#import ${file ?? '"file"'} "${name}"`;
  const length = before.length + found.length - match.index;
  const finding = { offset: match.index, length, message: `files are imported by \`${written}\`` };
  if (whole === undefined || name !== match[1]) return finding;
  return { ...finding, fix: [{ offset: match.index, length: length + whole.length, text: written }] };
};

/** `while (a) {}` */
const emptyBlock: ForeignForm = ({ before, found }) =>
  found === '}' && /(?:\)|=>|[\w>\]])\s*\{\s*$/.test(before)
    ? { offset: before.length, length: 1, message: 'a block has at least one statement' }
    : undefined;

/** `list<(n: nat) => nat>` */
const functionArgument: ForeignForm = ({ before, found, after }) => {
  const match = /<\s*\(\s*\w+\s*$/.exec(before);
  if (!match || found !== ':') return undefined;
  const offset = before.indexOf('(', match.index);
  const end = typeEnd(`${found}${after}`, 1);
  const finding = {
    offset,
    length: end === undefined ? 1 : before.length + end - offset,
    message: 'a function type in chevrons needs brackets around it, as in `list<((n: nat) => nat)>`',
  };
  if (end === undefined) return finding;
  return {
    ...finding,
    fix: [
      { offset, length: 0, text: '(' },
      { offset: before.length + end, length: 0, text: ')' },
    ],
  };
};

/** The end of a type whose first bracket is open already: at a comma or chevron outside brackets. */
function typeEnd(text: string, opened: number): number | undefined {
  let depth = opened;
  for (const { 0: sign, index } of text.matchAll(/=>|[()[\]{}<>,]/g)) {
    if (depth === 0 && (sign === '>' || sign === ',')) return index;
    if (/^[([{<]$/.test(sign)) depth += 1;
    else if (/^[)\]}>]$/.test(sign)) depth -= 1;
  }
  return undefined;
}

export const jsligoForms: readonly ForeignForm[] = [
  asyncFunction,
  nullish,
  optionalAccess,
  optionalName,
  interfaceOfFields,
  matchOfObject,
  orPattern,
  functionArgument,
  incrementOfField,
  index,
  sharedCase,
  upperCaseValue,
  defaultImport,
  decoratorAfter,
  emptyBlock,
];
