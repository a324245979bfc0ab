/** Accounts: those of the chain by index or name, and new ones. */

import { extrasOf } from '../../evaluate/extras';
import { errorOf } from '../../evaluate/failure';
import { blake, hashKey } from '../../evaluate/library/crypto';
import type { Run, Table } from '../../evaluate/library/define';
import { bytesOf, encodedOf, natOf, stringOf } from '../../evaluate/library/read';
import type { Host } from '../../evaluate/machine/host';
import { address, encoded, recordOf, text, UNIT } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import { encodeBase58 } from '../../michelson/base58';
import { utf8ToHex } from '../../michelson/hex';
import { TEST_ACCOUNTS, type TestAccount } from '../accounts';
import type { Session } from '../session';
import { bootstrapAddress } from './state';

/** The account at an index; beyond the predefined ones, keys are generated on demand. */
export function accountAt(position: number, host: Host): TestAccount {
  return TEST_ACCOUNTS[position] ?? accountFrom(`account ${position}`, host);
}

/** An account whose secret key is derived from a name. */
function accountFrom(name: string, host: Host): TestAccount {
  const secretKey = encodeBase58('edsk', blake(utf8ToHex(name), 32));
  const publicKey = extrasOf(host).crypto.publicKey(secretKey);
  return { secretKey, publicKey, address: hashKey(publicKey) };
}

export interface AccountTables {
  readonly account: Table;
  readonly contract: Table;
  readonly crypto: Table;
  readonly find: (position: bigint) => TestAccount;
  readonly create: () => TestAccount;
}

export function accountFunctions(session: Session): AccountTables {
  const { chain } = session;
  const find = (position: bigint): TestAccount => {
    const found = chain.state.accounts[Number(position)];
    if (!found) throw errorOf('This bootstrap account does not exist');
    return found;
  };
  const create = (): TestAccount => {
    const account = accountFrom(`new account ${session.newAccounts++}`, chain);
    session.accounts.set(account.publicKey, account);
    return account;
  };
  const named =
    (position: bigint): Run =>
    () =>
      address(find(position).address);
  const account: Table = {
    address: [1, ([position]) => address(find(natOf(position)).address)],
    alice: [1, named(0n)],
    bob: [1, named(1n)],
    carol: [1, named(2n)],
    dan: [1, named(3n)],
    info: [1, ([position]) => info(find(natOf(position)))],
    new: [1, () => info(create())],
    add: [
      2,
      ([secretKey, publicKey]) => {
        const key = encodedOf('key', publicKey);
        session.accounts.set(key, { publicKey: key, secretKey: stringOf(secretKey), address: hashKey(key) });
        return UNIT;
      },
    ],
  };
  return {
    account,
    find,
    create,
    contract: {
      bootstrap: [1, ([position]) => address(bootstrapAddress(Number(natOf(position))))],
      bootstrap_typed_address: [
        1,
        ([position]) => ({ kind: 'typed_address', address: bootstrapAddress(Number(natOf(position))) }),
      ],
    },
    crypto: {
      sign: [
        2,
        ([key, data], host) => encoded('signature', extrasOf(host).crypto.sign(stringOf(key), bytesOf(data))),
      ],
    },
  };
}

function info({ address: at, publicKey, secretKey }: TestAccount): Value {
  return recordOf({ addr: address(at), pk: encoded('key', publicKey), sk: text(secretKey) });
}
