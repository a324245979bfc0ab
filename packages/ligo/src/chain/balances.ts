/** Balances, and what blocks add to them: steps from one state of the chain to the next. */
import { ExecutionError } from './execution-error';
import { BLOCK_REWARD, BLOCK_TIME, type ChainState } from './state';

export function balanceIn({ balances }: ChainState, address: string): bigint {
  return balances.get(address) ?? 0n;
}

/** Throws a failure if the balance is too low. */
export function paid(state: ChainState, address: string, amount: bigint): ChainState {
  const balance = balanceIn(state, address);
  if (balance < amount) throw ExecutionError.balanceTooLow(address, balance, amount);
  return withBalance(state, address, balance - amount);
}

export function credited(state: ChainState, address: string, amount: bigint): ChainState {
  return withBalance(state, address, balanceIn(state, address) + amount);
}

/** Ends a block; its baker receives the reward and the fees. */
export function baked(state: ChainState, fees: bigint): ChainState {
  const { baker, level, now } = state;
  const next = { ...state, level: level + 1n, now: now + BLOCK_TIME };
  return credited(next, baker, BLOCK_REWARD + fees);
}

function withBalance(state: ChainState, address: string, balance: bigint): ChainState {
  return { ...state, balances: new Map([...state.balances, [address, balance]]) };
}
