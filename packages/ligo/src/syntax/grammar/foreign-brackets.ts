/** Brackets and dots with which other languages read and change maps and fields. */
import type { ForeignForm } from './foreign-forms';

/** `m[key]` in JsLIGO: brackets take the name or the number of a component, not an expression. */
export const index: ForeignForm = ({ before, found, after }) => {
  const [whole, name = ''] = /([A-Za-z_][\w.]*)\s*\[\s*$/.exec(before) ?? [];
  const [rest, assigns, operator = ''] = /^[^\]\n]*\](\s*([-+*/%]?)=(?!=))?/.exec(after) ?? [];
  if (whole === undefined || rest === undefined || !/^[A-Za-z_(]/.test(found)) return undefined;
  const key = found + rest.slice(0, rest.indexOf(']'));
  const offset = before.length - whole.length;
  const length = whole.length + found.length + rest.indexOf(']') + 1;
  const added = operator === '' ? '…' : `… ${operator} …`;
  const message = assigns
    ? `a map is not changed in place: write \`${name} = Map.add(${key}, ${added}, ${name})\``
    : `brackets read components of tuples and records: a map is read with \`Map.find_opt(${key}, ${name})\``;
  return { offset, length, message };
};

/** `s.n++` in JsLIGO */
export const incrementOfField: ForeignForm = ({ before, found }) => {
  const [field] = /[A-Za-z_]\w*(?:\.\w+)+$/.exec(before.trimEnd()) ?? [];
  if (field === undefined || (found !== '++' && found !== '--')) return undefined;
  const message = `\`${found}\` changes a variable, not one of its fields: write \`${field} = ${field} ${found[0]} …\``;
  return { offset: before.length, length: 2, message };
};

/** `m.(key)`, `m.[key]` and `m.(key) <- value` in CameLIGO */
export const indexAfterDot: ForeignForm = ({ before, found, after }) => {
  const [whole, name = ''] = /([a-z_]\w*)\.$/.exec(before) ?? [];
  const [rest, key = '', assigns] = /^([^()[\]\n]*)[)\]](\s*(?:<-|:=))?/.exec(after) ?? [];
  if (whole === undefined || rest === undefined || (found !== '(' && found !== '[')) return undefined;
  const message = assigns
    ? `a map is not changed in place: \`Map.add ${argument(key)} … ${name}\` is a map with the change`
    : `a map is read with \`Map.find_opt ${argument(key)} ${name}\``;
  return { offset: before.length - whole.length, length: whole.length + 1 + key.length + 1, message };
};

/** `s.n := 1n`, `s.n += 1n`, `m[key] := value` and `x += 1` in CameLIGO */
export const assignmentOfPart: ForeignForm = ({ before, found }) => {
  // The first sign of `+=` may have been read as an addition.
  const operator = found === '=' && /[-+*/]$/.test(before) ? before.slice(-1) + found : found;
  if (!/^[-+*/:]=$/.test(operator)) return undefined;
  const offset = before.length - (operator.length - found.length);
  const left = before.slice(0, offset).trimEnd();
  const finding = (message: string) => ({ offset, length: operator.length, message });
  const sum = (value: string) => (operator === ':=' ? '…' : `${value} ${operator[0]} …`);
  const [, record, field] = /([a-z_]\w*)\.(\w+)$/.exec(left) ?? [];
  if (record !== undefined)
    return finding(
      `a record is not changed in place: write \`${record} := { ${record} with ${field} = ${sum(`${record}.${field}`)} }\``,
    );
  const [, map, key = ''] = /([a-z_]\w*)\s*\[([^[\]\n]*)\]$/.exec(left) ?? [];
  if (map !== undefined)
    return finding(`a map is not changed in place: write \`${map} := Map.add ${argument(key)} … ${map}\``);
  const [name] = /[a-z_]\w*$/.exec(left) ?? [];
  if (operator === ':=') return undefined;
  return finding(`\`${operator}\` is not CameLIGO${name ? `: write \`${name} := ${sum(name)}\`` : ''}`);
};

/** `{ base s with limit = 2n }` in CameLIGO */
export const updateOfCall: ForeignForm = ({ before, found, after }) => {
  const head = /\{\s*(?=[a-z_][\w.]*\s+$)/.exec(before);
  const [call] = /^[^{};]*?(?=\s*\bwith\b)/.exec(found + after) ?? [];
  if (head === null || call === undefined || !/^[\w("[]/.test(found)) return undefined;
  const offset = head.index + head[0].length;
  const length = before.length + call.length - offset;
  const written = `{ (${before.slice(offset)}${call}) with … }`;
  return {
    offset,
    length,
    message: `a call that is updated needs brackets: \`${written}\``,
    fix: [
      { offset, length: 0, text: '(' },
      { offset: offset + length, length: 0, text: ')' },
    ],
  };
};

/** An argument of a function; brackets around it where it needs them. */
const argument = (text: string): string => (/^[\w.]+$/.test(text.trim()) ? text.trim() : `(${text.trim()})`);
