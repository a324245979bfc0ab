/** The state of the chain: accounts, source, baker, time, saved states, events and originations. */

import { contractOf } from '../../evaluate/contract-value';
import { errorOf } from '../../evaluate/failure';
import { parameterOf, resultOf } from '../../evaluate/function-type';
import { blake } from '../../evaluate/library/crypto';
import type { Run, Table } from '../../evaluate/library/define';
import {
  addressOf,
  as,
  encodedOf,
  given,
  listItems,
  mapOf as mapFrom,
  mutezOf,
  natOf,
  numberOf,
  optionOf,
  pairOf,
  stringOf,
} from '../../evaluate/library/read';
import { encode } from '../../evaluate/michelson/text';
import { dataType } from '../../evaluate/type-of';
import { address, listOf, mapOf, nat, text, UNIT } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import { encodeBase58 } from '../../michelson/base58';
import { argumentsOf } from '../../types/make';
import { withBigMap } from '../big-maps';
import { sameType } from '../same-type';
import type { Session } from '../session';
import { DEFAULT_BALANCE, initialState, MIN_STAKE } from '../state';
import { accountAt } from './account';

export interface StateTables {
  readonly state: Table;
  readonly reset: Table;
}

export function stateFunctions(session: Session): StateTables {
  const { chain } = session;
  const change = (part: Partial<typeof chain.state>): Value => {
    chain.state = { ...chain.state, ...part };
    chain.execution = chain.testExecution();
    return UNIT;
  };

  function reset(now: bigint, count: Value | undefined, amounts: Value | undefined): Value {
    const size = Number(natOf(count));
    if (size < 2) throw errorOf('The chain needs at least two accounts: the baker and the source.');
    const balances = listItems(amounts).map(mutezOf);
    if (balances[0] !== undefined && balances[0] < MIN_STAKE)
      throw errorOf('The first account bakes the blocks: it needs at least 6,000 tez.');
    const state = initialState({
      accounts: Array.from({ length: size }, (_, index) => accountAt(index, chain)),
      balances,
      now,
      contracts: session.bootstrapContracts.map(
        (contract, index) => [bootstrapAddress(index), contract] as const,
      ),
      bakers: session.bakers.map(
        ({ account, balance }) => [account.address, balance ?? DEFAULT_BALANCE] as const,
      ),
    });
    session.bootstrapContracts = [];
    session.bakers = [];
    return change(state);
  }

  const setBaker = (to: string): Value => {
    if (!chain.state.stakes.has(to)) throw errorOf('Baker cannot bake. Enough rolls? Enough cycles passed?');
    return change({ baker: to });
  };

  const state: Table = {
    reset: [2, ([count, amounts]) => reset(0n, count, amounts)],
    reset_at: [3, ([now, count, amounts]) => reset(numberOf('timestamp', now), count, amounts)],
    save: [
      1,
      () => {
        session.saved.push(chain.state);
        return UNIT;
      },
    ],
    restore: [
      1,
      () => {
        const saved = session.saved.pop();
        return saved ? change(saved) : UNIT;
      },
    ],
    drop: [
      1,
      () => {
        session.saved.pop();
        return UNIT;
      },
    ],
    set_source: [1, ([at]) => change({ source: addressOf(at) })],
    set_baker: [1, ([at]) => setBaker(addressOf(at))],
    set_baker_policy: [
      1,
      ([policy]) => {
        const { name, value } = as('variant', policy);
        if (name === 'By_account') return setBaker(addressOf(value));
        const bakers = chain.state.accounts.map((account) => account.address);
        if (name === 'By_round')
          return setBaker(bakers[Number(numberOf('int', value)) % bakers.length] ?? '');
        const excluded = new Set(listItems(value).map(addressOf));
        return setBaker(bakers.find((baker) => !excluded.has(baker)) ?? '');
      },
    ],
    bake_until: [
      1,
      ([cycles]) => {
        chain.bakeCycles(natOf(cycles));
        return change({});
      },
    ],
    last_originations: [
      1,
      () =>
        mapOf(
          [...chain.state.lastOriginations].map(
            ([by, created]) => [address(by), listOf(created.map(address))] as const,
          ),
        ),
    ],
    last_events: [2, lastEvents(session)],
    register_delegate: [
      1,
      ([hash]) => {
        const delegate = encodedOf('key_hash', hash);
        const stakes = new Map([...chain.state.stakes, [delegate, chain.balanceOf(delegate)]]);
        // A delegate freezes a twentieth of its balance.
        chain.pay(delegate, chain.balanceOf(delegate) / 20n);
        return change({ stakes, delegates: new Map([...chain.state.delegates, [delegate, delegate]]) });
      },
    ],
    stake: [
      2,
      ([hash, amount]) => {
        const delegate = encodedOf('key_hash', hash);
        chain.pay(delegate, mutezOf(amount));
        const stake = (chain.state.stakes.get(delegate) ?? 0n) + mutezOf(amount);
        return change({ stakes: new Map([...chain.state.stakes, [delegate, stake]]) });
      },
    ],
    get_voting_power: [1, ([hash]) => nat(chain.votingPower(encodedOf('key_hash', hash)))],
    get_total_voting_power: [1, () => nat(chain.totalVotingPower())],
    register_constant: [
      1,
      ([program]) => {
        const constant = as('michelson_program', program);
        const hash = encodeBase58('expr', blake(encode(constant.code), 32));
        chain.constants.set(hash, constant);
        return text(hash);
      },
    ],
    set_big_map: [
      2,
      ([id, map]) => change(withBigMap(chain.state, Number(numberOf('int', id)), mapFrom(map))),
    ],
  };

  return { state, reset: resetPreparation(session) };
}

/** Functions that prepare the next reset of the chain. */
function resetPreparation(session: Session): Table {
  const bootstrapContract: Run = ([fn, storage, balance], _, type) => {
    const contract = contractOf(fn, parameterOf(type, 0));
    session.bootstrapContracts.push({ contract, storage: given(storage), balance: mutezOf(balance) });
    return UNIT;
  };
  return {
    add_baker: [
      2,
      ([keys, balance]) => {
        const [secretKey, publicKey] = pairOf(keys);
        const account = session.accounts.get(encodedOf('key', publicKey)) ?? {
          address: '',
          secretKey: stringOf(secretKey),
          publicKey: encodedOf('key', publicKey),
        };
        const amount = optionOf(balance);
        session.bakers.push({ account, balance: amount && mutezOf(amount) });
        return UNIT;
      },
    ],
    add_func_contract: [3, bootstrapContract],
  };
}

export const bootstrapAddress = (position: number): string =>
  encodeBase58('KT1', blake(`b007${position.toString(16).padStart(4, '0')}`, 20));

/** The events of the last operation with this tag and with payloads of the expected type. */
function lastEvents({ chain }: Session): Run {
  return ([taddr, tag], _, type) => {
    const emitter = as('typed_address', taddr).address;
    const list = resultOf(type, 2);
    const [payload] = (list && argumentsOf(list, 'list')) ?? [];
    const wanted = payload && dataType(payload);
    const events = chain.state.lastEvents.filter(
      (event) =>
        event.emitter === emitter &&
        event.tag === stringOf(tag).replace(/^%/, '') &&
        (!wanted || !event.type || sameType(wanted, event.type)),
    );
    return listOf(events.map((event) => event.payload).reverse());
  };
}
