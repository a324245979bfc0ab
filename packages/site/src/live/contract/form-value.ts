/** What readers enter in the fields of a value, and the expression that it stands for. */
import type { LiteralType, ValueForm } from '@ligo-docs/ligo';
import type { Syntax } from '../../model/syntax';

/** The content of the fields of a `ValueForm`. */
export type FormValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Of records, tuples, lists and sets; the entries of maps have a key and a value. */
  | { readonly kind: 'items'; readonly items: readonly FormValue[] }
  /** The chosen constructor of a variant; of an option, 0 for none and 1 for some. */
  | { readonly kind: 'case'; readonly index: number; readonly value: FormValue };

const NOTHING: FormValue = { kind: 'text', text: '' };

const START_TEXTS: Readonly<Record<LiteralType, string>> = {
  int: '1',
  nat: '1',
  tez: '0tez',
  string: '',
  bytes: '0x',
  timestamp: '2024-01-01T00:00:00Z',
  address: '',
  key_hash: '',
  key: 'edpkusHqa6fxkGPPL9YpgbcakvSTvcTBcwnLAmCdcevmws4Mh2MdHB',
  signature:
    'edsigu4HfwqfAjW7GGK3xhSEs9Jsn4H45kRfAg6TDzooyLJh8sgMAvuZBNaCkcQTnLCa8sCDh8G4Lxo5sSK9nE2bqHeUT6FdUyo',
  chain_id: 'NetXH12Aer3be93',
};

/** What the fields contain at first; an address is that of the account. */
export function startValue(form: ValueForm, account: string): FormValue {
  const inner = (one: ValueForm) => startValue(one, account);
  switch (form.kind) {
    case 'literal':
      return {
        kind: 'text',
        text: form.type === 'address' || form.type === 'key_hash' ? account : START_TEXTS[form.type],
      };
    case 'bool':
      return { kind: 'text', text: 'false' };
    case 'unit':
      return NOTHING;
    case 'expression':
      return { kind: 'text', text: form.example };
    case 'record':
      return { kind: 'items', items: form.fields.map((field) => inner(field.form)) };
    case 'tuple':
      return { kind: 'items', items: form.items.map(inner) };
    case 'list':
    case 'set':
    case 'map':
    case 'big_map':
      return { kind: 'items', items: [] };
    case 'option':
      return { kind: 'case', index: 0, value: NOTHING };
    case 'variant': {
      const [first] = form.cases;
      return { kind: 'case', index: 0, value: first ? inner(first.form) : NOTHING };
    }
  }
}

/** The entry of a map, as a form. */
export function entryForm({ key, value }: { key: ValueForm; value: ValueForm }): ValueForm {
  return { kind: 'tuple', items: [key, value] };
}

const ADDRESS = /^(?:tz[1-4]|KT1|sr1)[1-9A-HJ-NP-Za-km-z]{33}(?:%\w{1,31})?$/;
const KEY_HASH = /^tz[1-4][1-9A-HJ-NP-Za-km-z]{33}$/;
const MAX_MUTEZ = 2n ** 63n - 1n;

/** What is wrong with a text as a literal of a type; undefined if nothing is. */
export function literalProblem(type: LiteralType, text: string): string | undefined {
  switch (type) {
    case 'int':
      return /^-?\d+$/.test(text) ? undefined : 'Enter a whole number, like -5.';
    case 'nat':
      return /^\d+$/.test(text) ? undefined : 'Enter a whole number, 0 or more.';
    case 'tez': {
      const mutez = mutezOf(text);
      if (mutez === undefined) return 'Enter an amount with at most six decimals.';
      return mutez > MAX_MUTEZ ? 'There is not that much tez.' : undefined;
    }
    case 'string':
      return [...text].every(isPrintable) ? undefined : 'Strings on chain contain only ASCII characters.';
    case 'bytes':
      return /^(?:0x)?(?:[0-9a-f]{2})*$/i.test(text)
        ? undefined
        : 'Enter pairs of hexadecimal digits, like 0x00ff.';
    case 'timestamp':
      return Number.isNaN(Date.parse(text)) || !/^\d{4,6}-/.test(text)
        ? 'Enter a date and a time.'
        : undefined;
    case 'address':
      return ADDRESS.test(text) ? undefined : 'Enter an address, like tz1… or KT1…';
    case 'key_hash':
      return KEY_HASH.test(text) ? undefined : 'Enter the hash of a key, like tz1…';
    default:
      return /^[1-9A-HJ-NP-Za-km-z]+$/.test(text) ? undefined : `Enter a ${type} in base58.`;
  }
}

function isPrintable(character: string): boolean {
  return character === '\n' || (character >= ' ' && character <= '~');
}

/** `1.5tez`, `1.5` or `1500000mutez`. */
export function mutezOf(text: string): bigint | undefined {
  const mutez = /^(\d+)mutez$/.exec(text);
  if (mutez?.[1] !== undefined) return BigInt(mutez[1]);
  const tez = /^(\d+)(?:\.(\d{1,6}))?(?:tez)?$/.exec(text);
  return tez?.[1] === undefined ? undefined : BigInt(tez[1] + (tez[2] ?? '').padEnd(6, '0'));
}

/** Whether every field has a value of its type. */
export function isComplete(form: ValueForm, value: FormValue): boolean {
  switch (form.kind) {
    case 'literal':
      return value.kind === 'text' && literalProblem(form.type, value.text) === undefined;
    case 'expression':
      return value.kind === 'text' && value.text.trim() !== '';
    case 'bool':
    case 'unit':
      return true;
    default:
      return partsOf(form, value).every(([part, own]) => isComplete(part, own));
  }
}

/** The fields inside a value with their forms. */
function partsOf(form: ValueForm, value: FormValue): (readonly [ValueForm, FormValue])[] {
  if (value.kind === 'case') {
    const inner =
      form.kind === 'variant'
        ? form.cases[value.index]?.form
        : form.kind === 'option' && value.index === 1
          ? form.value
          : undefined;
    return inner ? [[inner, value.value]] : [];
  }
  if (value.kind !== 'items') return [];
  return value.items.flatMap((item, index) => {
    const inner = itemForm(form, index);
    return inner ? [[inner, item] as const] : [];
  });
}

/** The form of a part of a record, a tuple or a collection. */
export function itemForm(form: ValueForm, index: number): ValueForm | undefined {
  switch (form.kind) {
    case 'record':
      return form.fields[index]?.form;
    case 'tuple':
      return form.items[index];
    case 'list':
    case 'set':
      return form.item;
    case 'map':
    case 'big_map':
      return entryForm(form);
    default:
      return undefined;
  }
}

/** The value as an expression. It is complete. */
export function written(form: ValueForm, value: FormValue, syntax: Syntax): string {
  const js = syntax === 'jsligo';
  const parts = partsOf(form, value).map(([part, own]) => written(part, own, syntax));
  const listed = js ? `[${parts.join(', ')}]` : `[${parts.join('; ')}]`;
  switch (form.kind) {
    case 'literal':
      return literal(form.type, textOf(value), js);
    case 'bool':
      return textOf(value) === 'true' ? 'true' : 'false';
    case 'unit':
      return js ? '[]' : '()';
    case 'expression':
      return textOf(value);
    case 'record': {
      const fields = form.fields.map(({ name }, index) => `${name}${js ? ':' : ' ='} ${parts[index] ?? ''}`);
      return fields.length === 0 ? '{}' : `{ ${fields.join(js ? ', ' : '; ')} }`;
    }
    case 'tuple':
      return js ? listed : `(${parts.join(', ')})`;
    case 'list':
      return listed;
    case 'set':
      return collection('Set', parts, listed, js);
    case 'map':
      return collection('Map', parts, listed, js);
    case 'big_map':
      return collection('Big_map', parts, listed, js);
    case 'option':
      return chosen(parts.length === 0 ? 'None' : 'Some', parts[0], js);
    case 'variant': {
      const one = value.kind === 'case' ? form.cases[value.index] : undefined;
      return chosen(one?.name ?? '', one?.form.kind === 'unit' ? undefined : parts[0], js);
    }
  }
}

function textOf(value: FormValue): string {
  return value.kind === 'text' ? value.text : '';
}

function collection(module: string, parts: readonly string[], listed: string, js: boolean): string {
  if (parts.length === 0) return `${module}.empty`;
  return js ? `${module}.literal(${listed})` : `${module}.literal ${listed}`;
}

function chosen(name: string, argument: string | undefined, js: boolean): string {
  if (argument === undefined) return js ? `${name}()` : name;
  return js ? `${name}(${argument})` : `${name} (${argument})`;
}

function literal(type: LiteralType, text: string, js: boolean): string {
  switch (type) {
    case 'int':
      return text;
    case 'nat':
      return `${text}n`;
    case 'tez':
      return `${mutezOf(text) ?? 0n}mutez`;
    case 'string':
      return quoted(text);
    case 'bytes':
      return text.startsWith('0x') || text.startsWith('0X') ? `0x${text.slice(2)}` : `0x${text}`;
    default:
      return js ? `(${quoted(text)} as ${type})` : `(${quoted(text)} : ${type})`;
  }
}

/** With the only escapes that LIGO has. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
