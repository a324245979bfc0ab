/** Contracts, operations, views, tickets, Sapling, packing and constants. */

import { findEntrypoint } from '../entrypoints';
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import { laxName, strictName, viewNameProblem } from '../types/annotations';
import { isComparable } from '../types/attributes';
import { checkUse, notComparable, readType } from '../types/read-type';
import { binary, isSameType, sapling, simple, type Type, unary } from '../types/type';
import type { Context, Rule } from './context';
import { takeArguments, wrongArguments } from './operands';
import { push } from './rules-data';
import { pop, popTwo, type Stack, wrongOperands } from './stack';

const ADDRESS = simple('address');
const NAT = simple('nat');
const MUTEZ = simple('mutez');
const OPERATION = simple('operation');
const BYTES = simple('bytes');

export const CHAIN_RULES: Readonly<Record<string, Rule>> = {
  ADDRESS(node, stack) {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    if (top.name !== 'contract') throw wrongOperands(node, stack, 1);
    return [ADDRESS, ...rest];
  },

  CONTRACT(node, stack) {
    const type = readType(takeArguments(node, 1)[0], 'passed');
    strictName(node);
    const rest = popSimple(node, stack, 'address');
    return push(node, unary('option', unary('contract', type)), rest);
  },

  SELF(node, stack, context) {
    takeArguments(node, 0);
    const { parameter } = context;
    if (!parameter || context.isInLambda) throw notHere(node, context);
    const name = laxName(node) ?? 'default';
    const entrypoint = findEntrypoint(parameter, name);
    if (!entrypoint) throw new Refusal('no-entrypoint', `The contract has no entrypoint ${name}.`, node);
    const { field, ...type } = entrypoint.type;
    return push(node, unary('contract', type), stack);
  },

  TRANSFER_TOKENS(node, stack, context) {
    takeArguments(node, 0);
    forbidInView(node, context);
    const [parameter, amount, contract, ...rest] = stack;
    if (!parameter || amount?.name !== 'mutez' || contract?.name !== 'contract')
      throw wrongOperands(node, stack, 3);
    if (!isSameType(contract.item, parameter)) throw wrongOperands(node, stack, 3);
    return [OPERATION, ...rest];
  },

  EMIT(node, stack, context) {
    forbidInView(node, context);
    if (node.args.length > 1) throw wrongArguments(node, 'at most 1 argument');
    strictName(node);
    const [top, rest] = pop(node, stack);
    const [argument] = node.args;
    const type = argument ? readType(argument, 'unpacked') : top;
    if (!isSameType(type, top)) throw wrongOperands(node, stack, 1);
    checkUse(type, 'unpacked', node);
    return [OPERATION, ...rest];
  },

  VIEW(node, stack) {
    const [name, result] = takeArguments(node, 2);
    checkViewName(name);
    const type = readType(result, 'view');
    const [, address, rest] = popTwo(node, stack);
    if (address.name !== 'address') throw wrongOperands(node, stack, 2);
    return push(node, unary('option', type), rest);
  },

  PACK(node, stack) {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    checkUse(top, 'packed', node);
    return [BYTES, ...rest];
  },

  UNPACK(node, stack) {
    const type = readType(takeArguments(node, 1)[0], 'unpacked');
    return push(node, unary('option', type), popSimple(node, stack, 'bytes'));
  },

  TICKET(node, stack) {
    takeArguments(node, 0);
    const [content, amount, rest] = popTwo(node, stack);
    if (amount.name !== 'nat') throw wrongOperands(node, stack, 2);
    if (!isComparable(content)) throw notComparable(content, node);
    return push(node, unary('option', unary('ticket', content)), rest);
  },

  READ_TICKET(node, stack) {
    takeArguments(node, 0);
    const [top] = pop(node, stack);
    if (top.name !== 'ticket') throw wrongOperands(node, stack, 1);
    return push(node, binary('pair', ADDRESS, binary('pair', top.item, NAT)), stack);
  },

  SPLIT_TICKET(node, stack) {
    takeArguments(node, 0);
    const [ticket, amounts, rest] = popTwo(node, stack);
    if (ticket.name !== 'ticket' || !isSameType(amounts, binary('pair', NAT, NAT)))
      throw wrongOperands(node, stack, 2);
    return push(node, unary('option', binary('pair', ticket, ticket)), rest);
  },

  JOIN_TICKETS(node, stack) {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    if (top.name !== 'pair' || top.left.name !== 'ticket' || !isSameType(top.left, top.right))
      throw wrongOperands(node, stack, 1);
    return [unary('option', top.left), ...rest];
  },

  SAPLING_EMPTY_STATE: (node, stack) => [
    sapling('sapling_state', memoSize(takeArguments(node, 1)[0])),
    ...stack,
  ],

  SAPLING_VERIFY_UPDATE(node, stack) {
    takeArguments(node, 0);
    const [transaction, state, rest] = popTwo(node, stack);
    const isValid =
      transaction.name === 'sapling_transaction' &&
      state.name === 'sapling_state' &&
      transaction.memoSize === state.memoSize;
    if (!isValid) throw wrongOperands(node, stack, 2);
    const result = binary('pair', BYTES, binary('pair', simple('int'), state));
    return push(node, unary('option', result), rest);
  },
};

/** The stack below operands of `CREATE_CONTRACT`: a delegate, the balance, and the initial storage. */
export function popOrigination(node: MichelinePrim, stack: Stack, storage: Type): Stack {
  const [delegate, balance, initial, ...rest] = stack;
  const isValid =
    delegate?.name === 'option' &&
    delegate.item.name === 'key_hash' &&
    balance?.name === MUTEZ.name &&
    initial &&
    isSameType(initial, storage);
  if (!isValid) throw wrongOperands(node, stack, 3);
  return [OPERATION, ADDRESS, ...rest];
}

/** Operations are not made in views, except by functions that a view returns. */
export function forbidInView(node: MichelinePrim, context: Context): void {
  if (context.site === 'view' && !context.isInLambda) throw notHere(node, context);
}

function notHere(node: MichelinePrim, { site, isInLambda }: Context): Refusal {
  const place = site === 'view' ? 'a view' : isInLambda ? 'a function' : 'a constant';
  return new Refusal('forbidden-instruction', `${node.prim} cannot be used in ${place}.`, node);
}

export function checkViewName(node: Micheline): string {
  if (node.kind !== 'string') throw new Refusal('invalid-view-name', 'The name of a view is a string.', node);
  const problem = viewNameProblem(node.value);
  if (problem !== undefined) throw new Refusal('invalid-view-name', problem, node);
  return node.value;
}

function popSimple(node: MichelinePrim, stack: Stack, name: 'address' | 'bytes'): Stack {
  const [top, rest] = pop(node, stack);
  if (top.name !== name) throw wrongOperands(node, stack, 1);
  return rest;
}

function memoSize(size: Micheline): number {
  if (size.kind === 'int' && size.value >= 0n && size.value <= 65_535n) return Number(size.value);
  throw new Refusal('invalid-memo-size', 'The memo size is a number from 0 to 65535.', size);
}
