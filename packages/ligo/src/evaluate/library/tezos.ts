/** `Tezos` and `Tezos.Next`: the context of a call, the state of the chain, and the operations to emit. */
import { argumentsOf, optionValue } from '../../types/make';
import type { Type } from '../../types/type';
import { contractOf } from '../contract-value';
import type { DataType } from '../data-type';
import { extrasOf } from '../extras';
import { errorOf, failString } from '../failure';
import { parameterOf, resultOf } from '../function-type';
import type { Host, ViewTypes } from '../machine/host';
import { globalConstant } from '../michelson/constant';
import { addressOf as fullAddress } from '../michelson/of-value';
import { openChest } from '../timelock';
import { dataType } from '../type-of';
import type { ChainOperation } from '../values/contract';
import { address, bool, encoded, mutez, nat, option, timestamp, tuple } from '../values/make';
import type { ContractValue, Value } from '../values/value';
import { annotatedName } from './annotated-name';
import { entriesOf, type Run, type Table } from './define';
import {
  addressOf,
  as,
  encodedOf,
  given,
  listItems,
  mutezOf,
  natOf,
  optionOf,
  pairOf,
  stringOf,
} from './read';
import { TICKET } from './ticket';

const operation = (made: ChainOperation): Value => ({ kind: 'operation', operation: made });

/** The parameter type of a contract in the result: `p contract`, or `p contract option`. */
function parameterIn(type: Type | undefined): DataType {
  const contract = type && (optionValue(type) ?? type);
  const [parameter] = (contract && argumentsOf(contract, 'contract')) ?? [];
  return parameter ? dataType(parameter) : { kind: 'unknown', what: 'parameter' };
}

function find(
  host: Host,
  target: string,
  entrypoint: string | undefined,
  type: Type | undefined,
): ContractValue | undefined {
  const [at = '', named] = target.split('%');
  return host.chain.contractAt(at, entrypoint ?? named, parameterIn(type));
}

const READING: Table = {
  get_sender: [1, (_, { execution }) => address(execution.sender)],
  get_source: [1, (_, { execution }) => address(execution.source)],
  get_amount: [1, (_, { execution }) => mutez(execution.amount)],
  get_balance: [1, (_, { execution }) => mutez(execution.balance)],
  get_self_address: [1, (_, { execution }) => address(execution.self)],
  get_now: [1, (_, { chain }) => timestamp(chain.now)],
  get_level: [1, (_, { chain }) => nat(chain.level)],
  get_min_block_time: [1, (_, { chain }) => nat(chain.minBlockTime)],
  get_chain_id: [1, (_, { chain }) => encoded('chain_id', chain.chainId)],
  get_total_voting_power: [1, (_, { chain }) => nat(chain.totalVotingPower())],
  voting_power: [1, ([hash], { chain }) => nat(chain.votingPower(encodedOf('key_hash', hash)))],
  self: [
    1,
    ([entrypoint], { execution }) => ({
      kind: 'contract',
      address: execution.self,
      entrypoint: annotatedName(entrypoint) || undefined,
    }),
  ],
  address: [
    1,
    ([contract]) =>
      address(fullAddress(as('contract', contract).address, as('contract', contract).entrypoint)),
  ],
  implicit_account: [
    1,
    ([hash]) => ({ kind: 'contract', address: encodedOf('key_hash', hash), entrypoint: undefined }),
  ],
  get_contract_opt: [
    1,
    ([at], host, type) => option(find(host, addressOf(at), undefined, resultOf(type, 1))),
  ],
  get_contract: [
    1,
    ([at], host, type) =>
      found(find(host, addressOf(at), undefined, resultOf(type, 1)), 'bad address for get_contract'),
  ],
  get_contract_with_error: [
    2,
    ([at, error], host, type) =>
      found(find(host, addressOf(at), undefined, resultOf(type, 2)), stringOf(error)),
  ],
  get_entrypoint_opt: [
    2,
    ([name, at], host, type) => option(find(host, addressOf(at), annotatedName(name), resultOf(type, 2))),
  ],
  get_entrypoint: [
    2,
    ([name, at], host, type) =>
      found(
        find(host, addressOf(at), annotatedName(name), resultOf(type, 2)),
        'bad address for get_entrypoint',
      ),
  ],
  constant: [1, ([hash], host, type) => globalConstant(stringOf(hash), host, resultOf(type, 1))],
  never: [
    1,
    () => {
      throw errorOf('A value of type never cannot exist.');
    },
  ],
  pairing_check: [
    1,
    ([list], host) =>
      bool(
        extrasOf(host).crypto.bls.pairingIsOne(
          listItems(list).map((pair) => {
            const [g1, g2] = pairOf(pair);
            return [as('bls12_381_g1', g1).value, as('bls12_381_g2', g2).value] as const;
          }),
        ),
      ),
  ],
  open_chest: [3, ([key, chest, time]) => openChest(as('chest_key', key), as('chest', chest), natOf(time))],
};

function found(contract: ContractValue | undefined, error: string): Value {
  if (!contract) throw failString(error);
  return contract;
}

const transaction: Run = ([parameter, amount, to]) => {
  const { address: destination, entrypoint } = as('contract', to);
  return operation({
    kind: 'transaction',
    parameter: given(parameter),
    amount: mutezOf(amount),
    destination,
    entrypoint,
  });
};

const createContract: Run = ([fn, delegate, balance, storage], { chain }, type) => {
  const contract = contractOf(fn, parameterOf(type, 0));
  const keyHash = optionOf(delegate);
  const created = chain.newAddress();
  return tuple(
    operation({
      kind: 'origination',
      contract,
      storage: given(storage),
      balance: mutezOf(balance),
      delegate: keyHash && encodedOf('key_hash', keyHash),
      address: created,
    }),
    address(created),
  );
};

const setDelegate: Run = ([delegate]) => {
  const keyHash = optionOf(delegate);
  return operation({ kind: 'delegation', delegate: keyHash && encodedOf('key_hash', keyHash) });
};

const emit: Run = ([tag, payload], _, type) => {
  const known = parameterOf(type, 1);
  return operation({
    kind: 'event',
    tag: annotatedName(tag),
    payload: given(payload),
    type: known && dataType(known),
  });
};

const callView: Run = ([name, parameter, at], { chain }, type) =>
  chain.callView({
    name: stringOf(name),
    parameter: given(parameter),
    address: addressOf(at),
    types: viewTypes(type),
  });

/** Of a function that calls a view: `string -> p -> address -> r option`. */
function viewTypes(type: Type | undefined): ViewTypes | undefined {
  const [parameter, option] = [parameterOf(type, 1), resultOf(type, 3)];
  const result = option && optionValue(option);
  return parameter && result && { parameter: dataType(parameter), result: dataType(result) };
}

const OPERATIONS: Table = {
  transaction: [3, transaction],
  create_contract: [4, createContract],
  set_delegate: [1, setDelegate],
  emit: [2, emit],
};

/** Sapling states can be passed on, but not updated: that requires zero-knowledge proofs. */
const SAPLING_STATE: Value = { kind: 'unavailable', what: 'a sapling state cannot be read here' };

export const TEZOS_ENTRIES = [
  ...entriesOf('Tezos', {
    ...READING,
    ...OPERATIONS,
    call_view: [3, callView],
    sapling_empty_state: SAPLING_STATE,
    create_ticket: TICKET.create,
    read_ticket: TICKET.read,
    split_ticket: TICKET.split,
    join_tickets: TICKET.join,
  }),
  ...entriesOf('Tezos.Next', READING),
  ...entriesOf('Tezos.Next.Operation', OPERATIONS),
  ...entriesOf('Tezos.Next.View', { call: [3, callView] }),
  ...entriesOf('Tezos.Next.Ticket', TICKET),
  ...entriesOf('Tezos.Next.Sapling', { empty_state: SAPLING_STATE }),
];
