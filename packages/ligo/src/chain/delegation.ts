import { errorOf } from '../evaluate/failure';
import type { ChainState } from './state';

/** The state after an account has chosen a delegate, or none. */
export function delegated(state: ChainState, address: string, delegate: string | undefined): ChainState {
  const delegates = new Map(state.delegates);
  if (delegate === undefined) delegates.delete(address);
  else if (!state.stakes.has(delegate)) throw errorOf(`${delegate} is not registered as a delegate.`);
  else if (delegates.get(address) === delegate)
    throw errorOf(`${delegate} is already the delegate of ${address}.`);
  else delegates.set(address, delegate);
  return { ...state, delegates };
}
