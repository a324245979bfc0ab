/** Instructions that ask about the chain, or make operations. */

import { findEntrypoint } from '../entrypoints';
import type { MichelinePrim } from '../tree';
import { strictName } from '../types/annotations';
import { readType } from '../types/read-type';
import { isSameType, type Type } from '../types/type';
import { addressParts, type EncodedKind, toBinary, toReadable, withEntrypoint } from '../values/address';
import { number, option, pair, raw } from '../values/make';
import type { ContractValue, Operation, Value } from '../values/value';
import type { CallContext } from './host';
import type { Instruction, Machine } from './machine';
import { stop } from './stop';

const binaryOf = (kind: EncodedKind, readable: string): string => {
  const digits = toBinary(kind, readable);
  if (digits === undefined) throw stop('invalid-call', `${readable} is not a valid ${kind}.`);
  return digits;
};

const readableOf = (kind: EncodedKind, digits: string): string => toReadable(kind, digits) ?? `0x${digits}`;

const emit = (machine: Machine, operation: Operation): void => machine.push({ kind: 'operation', operation });

const fromContext =
  (read: (context: CallContext) => Value): Instruction =>
  (machine) =>
    machine.push(read(machine.context));

const address = (readable: string): Value => raw('address', binaryOf('address', readable));

/** Accounts without code take `unit` and tickets. */
function typeOfEntrypoint(
  machine: Machine,
  account: string,
  entrypoint: string,
  wanted: Type,
): Type | undefined {
  if (account.startsWith('00')) return takesByAccount(wanted, entrypoint) ? wanted : undefined;
  const parameter = machine.host.parameterOf(readableOf('address', account));
  return parameter && findEntrypoint(parameter, entrypoint)?.type;
}

const takesByAccount = (type: Type, entrypoint: string): boolean =>
  entrypoint === 'default' && (type.name === 'unit' || type.name === 'ticket');

/** The entrypoint may be named by the address or by the instruction, but not by both. */
function contract(machine: Machine, node: MichelinePrim): void {
  const type = readType(node.args[0] as (typeof node.args)[number], 'any');
  const { account, entrypoint } = addressParts(machine.take('address').value);
  const named = strictName(node) ?? 'default';
  const name = entrypoint === 'default' ? named : entrypoint;
  const isAmbiguous = entrypoint !== 'default' && named !== 'default';
  const found = isAmbiguous ? undefined : typeOfEntrypoint(machine, account, name, type);
  const value: ContractValue = { kind: 'contract', value: withEntrypoint(account, name) };
  machine.push(option(found && isSameType(found, type) ? value : undefined));
}

function self(machine: Machine, node: MichelinePrim): void {
  const { context } = machine;
  const name = node.annots.find((annotation) => annotation.startsWith('%'))?.slice(1) ?? 'default';
  machine.push({
    kind: 'contract',
    value: withEntrypoint(binaryOf('address', context.self), name || 'default'),
  });
}

function transfer(machine: Machine, node: MichelinePrim): void {
  const type = { ...machine.typeOnTop(node), field: undefined };
  const parameter = machine.pop();
  const amount = machine.take('mutez').value;
  const destination = machine.take('contract').value;
  emit(machine, {
    kind: 'transaction',
    destination: readableOf('address', destination),
    parameter,
    type,
    amount,
  });
}

function createContract(machine: Machine, { args: [script] }: MichelinePrim): void {
  if (script?.kind !== 'sequence') throw stop('invalid-state', 'CREATE_CONTRACT has a script.');
  const delegate = delegateOf(machine);
  const balance = machine.take('mutez').value;
  const storage = machine.pop();
  const created = machine.host.nextAddress();
  machine.push(address(created));
  emit(machine, { kind: 'origination', address: created, script, storage, delegate, balance });
}

function delegateOf(machine: Machine): string | undefined {
  const { value } = machine.take('option');
  return value?.kind === 'key_hash' ? readableOf('key_hash', value.value) : undefined;
}

function event(machine: Machine, node: MichelinePrim): void {
  const type = { ...machine.typeOnTop(node), field: undefined };
  emit(machine, { kind: 'event', tag: strictName(node), type, payload: machine.pop() });
}

/** `None` if there is no such view, or if its types are different ones. */
function view(machine: Machine, node: MichelinePrim): void {
  const [name, resultNode] = node.args;
  const argumentType = machine.typeOnTop(node);
  const argument = machine.pop();
  const { account } = addressParts(machine.take('address').value);
  const target = readableOf('address', account);
  const deployed = machine.host.contractAt(target);
  const called = deployed?.script.types.views.find(
    (found) => name?.kind === 'string' && found.name === name.value,
  );
  const wanted = resultNode && readType(resultNode, 'any');
  const fits =
    wanted && called && isSameType(called.parameter, argumentType) && isSameType(called.result, wanted);
  if (!deployed || !called || !fits) {
    machine.push(option(undefined));
    return;
  }
  const caller = machine.context;
  machine.after(() => {
    machine.context = caller;
    machine.push(option(machine.pop()));
  });
  machine.context = { ...caller, sender: caller.self, self: target, amount: 0n, balance: deployed.balance };
  machine.callOnOwnStack([pair(argument, deployed.storage)], called.code, deployed.script.stacks);
}

export const CHAIN_INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  AMOUNT: fromContext(({ amount }) => number('mutez', amount)),
  BALANCE: fromContext(({ balance }) => number('mutez', balance)),
  SENDER: fromContext(({ sender }) => address(sender)),
  SOURCE: fromContext(({ source }) => address(source)),
  SELF_ADDRESS: fromContext((context) => address(context.self)),
  NOW: fromContext(({ now }) => number('timestamp', now)),
  LEVEL: fromContext(({ level }) => number('nat', level)),
  CHAIN_ID: fromContext(({ chainId }) => raw('chain_id', binaryOf('chain_id', chainId))),
  MIN_BLOCK_TIME: fromContext(({ minBlockTime }) => number('nat', minBlockTime)),
  TOTAL_VOTING_POWER: fromContext(({ totalVotingPower }) => number('nat', totalVotingPower)),
  VOTING_POWER: (machine) => {
    const delegate = readableOf('key_hash', machine.take('key_hash').value);
    machine.push(number('nat', machine.host.votingPower(delegate)));
  },

  ADDRESS: (machine) => machine.push(raw('address', machine.take('contract').value)),
  CONTRACT: contract,
  SELF: self,
  IMPLICIT_ACCOUNT: (machine) =>
    machine.push({ kind: 'contract', value: `00${machine.take('key_hash').value}` }),

  TRANSFER_TOKENS: transfer,
  SET_DELEGATE: (machine) => emit(machine, { kind: 'delegation', delegate: delegateOf(machine) }),
  CREATE_CONTRACT: createContract,
  EMIT: event,
  VIEW: view,
};
