/** An example expression of a type, as a starting point for readers. */
import { TEST_ACCOUNTS } from '../chain/accounts';
import type { LigoSyntax } from '../syntax/source';
import { settledLayout } from '../types/layout';
import { isBool, optionValue } from '../types/make';
import { type ConstantType, prune, type Type, tupleItems } from '../types/type';
import { argument, displayName, displayType } from './display';

const [, ACCOUNT] = TEST_ACCOUNTS;

/** Literals of predefined types without arguments. */
const LITERALS: Readonly<Record<string, string>> = {
  int: '1',
  nat: '1n',
  tez: '1tez',
  string: '"text"',
  bytes: '0x00',
  timestamp: '"2024-01-01T00:00:00Z"',
  address: `"${ACCOUNT?.address}"`,
  key_hash: `"${ACCOUNT?.address}"`,
  key: `"${ACCOUNT?.publicKey}"`,
  chain_id: '"NetXH12Aer3be93"',
  signature:
    '"edsigu4HfwqfAjW7GGK3xhSEs9Jsn4H45kRfAg6TDzooyLJh8sgMAvuZBNaCkcQTnLCa8sCDh8G4Lxo5sSK9nE2bqHeUT6FdUyo"',
};

/** Types with string literals, which need an annotation. */
const TYPED = new Set(['timestamp', 'address', 'key_hash', 'key', 'chain_id', 'signature']);

const EMPTY: Readonly<Record<string, string>> = {
  list: '[]',
  set: 'Set.empty',
  map: 'Map.empty',
  big_map: 'Big_map.empty',
};

/** Empty if a value can only come from a chain, such as a ticket. */
export function exampleOf(unsettled: Type, syntax: LigoSyntax): string {
  const type = prune(unsettled);
  const js = syntax === 'jsligo';
  if (isBool(type)) return 'true';
  if (optionValue(type)) return js ? 'None()' : 'None';
  switch (type.kind) {
    case 'constant':
      return type.arguments.length > 0 ? madeExample(type, syntax) : constantExample(type.name, js);
    case 'singleton':
      return displayType(type, syntax);
    case 'union':
      return type.members.map((member) => exampleOf(member, syntax)).find(Boolean) ?? '';
    case 'sum':
      return sumExample(type, syntax);
    case 'record':
      return recordExample(type, syntax);
    case 'arrow': {
      const result = exampleOf(type.result, syntax);
      const parameter = displayType(type.parameter, syntax, 'full');
      // A name may be bound only once, and the result may also be a function.
      const name = result.includes('_x') ? '_y' : '_x';
      return (
        result && (js ? `(${name}: ${parameter}) => ${result}` : `fun (${name} : ${parameter}) -> ${result}`)
      );
    }
    default:
      return '';
  }
}

function constantExample(name: string, js: boolean): string {
  if (name === 'unit') return js ? '[]' : '()';
  const literal = LITERALS[name] ?? EMPTY[name] ?? '';
  return TYPED.has(name) ? (js ? `(${literal} as ${name})` : `(${literal} : ${name})`) : literal;
}

/** Values that only library functions can create. */
function madeExample({ name, arguments: [inner] }: ConstantType, syntax: LigoSyntax): string {
  const js = syntax === 'jsligo';
  const call = (made: string, first: string, second: string) =>
    js ? `${made}(${first}, ${second})` : `${made} ${argument(first)} ${second}`;
  switch (name) {
    case 'ticket': {
      const value = inner && exampleOf(inner, syntax);
      if (!value) return '';
      const created = call('Tezos.create_ticket', value, '1n');
      return js ? `Option.unopt(${created})` : `Option.unopt (${created})`;
    }
    case 'contract':
      return call('Tezos.get_contract_with_error', constantExample('address', js), '"NOT_A_CONTRACT"');
    case 'sapling_state':
      return 'Tezos.sapling_empty_state';
    default:
      return constantExample(name, js);
  }
}

function sumExample(type: Extract<Type, { kind: 'sum' }>, syntax: LigoSyntax): string {
  const js = syntax === 'jsligo';
  for (const name of settledLayout(type.layout).order) {
    const content = type.fields.get(name);
    const isUnit = content?.kind === 'constant' && content.name === 'unit';
    if (!content || isUnit) return js ? `${name}()` : name;
    const example = exampleOf(content, syntax);
    if (example) return js ? `${name}(${example})` : `${name} ${argument(example)}`;
  }
  return '';
}

function recordExample(type: Extract<Type, { kind: 'record' }>, syntax: LigoSyntax): string {
  const js = syntax === 'jsligo';
  const items = tupleItems(type);
  if (items && items.length > 0) {
    const parts = items.map((item) => exampleOf(item, syntax));
    if (parts.includes('')) return '';
    return js ? `[${parts.join(', ')}]` : `(${parts.join(', ')})`;
  }
  const fields = settledLayout(type.layout).order.map((name) => {
    const field = type.fields.get(name);
    return [displayName(name, syntax), field ? exampleOf(field, syntax) : ''] as const;
  });
  if (fields.some(([, example]) => example === '')) return '';
  const written = fields.map(([name, example]) => (js ? `${name}: ${example}` : `${name} = ${example}`));
  return `{ ${written.join(js ? ', ' : '; ')} }`;
}
