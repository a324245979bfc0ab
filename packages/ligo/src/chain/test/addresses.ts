/** Typed addresses, contracts and addresses, and reading from them. */

import { errorOf } from '../../evaluate/failure';
import { resultOf } from '../../evaluate/function-type';
import type { Table } from '../../evaluate/library/define';
import { addressOf, as, stringOf } from '../../evaluate/library/read';
import { micheline } from '../../evaluate/michelson/of-value';
import { readValue } from '../../evaluate/michelson/to-value';
import { dataType } from '../../evaluate/type-of';
import { address, mutez } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import type { Type } from '../../types/type';
import type { Session } from '../session';

export interface Addresses {
  readonly typed: Table;
  readonly contract: Table;
  readonly plain: Table;
}

export function addresses({
  chain,
  print,
}: Pick<Session, 'chain'> & { print: (text: string) => void }): Addresses {
  const storageAt = (at: string): Value => {
    const found = chain.state.contracts.get(at);
    if (!found) throw errorOf(`There is no contract at ${at}.`);
    return found.storage;
  };
  const withoutPercent = (name: string): string => {
    if (!name.startsWith('%')) return name;
    print('WARNING: get_entrypoint: automatically removing starting %\n');
    return name.slice(1);
  };
  return {
    typed: {
      get_storage: [1, ([taddr]) => storageAt(as('typed_address', taddr).address)],
      get_balance: [1, ([taddr]) => mutez(chain.balanceOf(as('typed_address', taddr).address))],
      to_address: [1, ([taddr]) => address(as('typed_address', taddr).address)],
      to_contract: [
        1,
        ([taddr]) => ({
          kind: 'contract',
          address: as('typed_address', taddr).address,
          entrypoint: undefined,
        }),
      ],
      get_entrypoint: [
        2,
        ([name, taddr]) => ({
          kind: 'contract',
          address: as('typed_address', taddr).address,
          entrypoint: withoutPercent(stringOf(name)),
        }),
      ],
    },
    contract: {
      to_typed_address: [
        1,
        ([contract]) => ({ kind: 'typed_address', address: as('contract', contract).address }),
      ],
    },
    plain: {
      get_balance: [1, ([at]) => mutez(chain.balanceOf(addressOf(at)))],
      to_typed_address: [1, ([at]) => ({ kind: 'typed_address', address: addressOf(at) })],
      get_storage: [1, ([at], _, type) => readAs(storageAt(addressOf(at)), resultOf(type, 1))],
    },
  };
}

/** Converts a value to another type with the same Michelson, such as a ticket to an unforged ticket. */
export function readAs(value: Value, type: Type | undefined): Value {
  if (!type) return value;
  const wanted = dataType(type);
  if (wanted.kind === 'unknown' || !holdsTicket(value)) return value;
  return readValue(micheline(value, 'readable'), wanted) ?? value;
}

function holdsTicket(value: Value): boolean {
  if (value.kind === 'ticket') return true;
  if (value.kind === 'tuple' || value.kind === 'record') return value.items.some(holdsTicket);
  return value.kind === 'variant' && holdsTicket(value.value);
}
