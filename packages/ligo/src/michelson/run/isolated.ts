/** What code sees that runs outside of any call: no contracts, nothing sent, before any block. */
import type { CallContext, Host } from './host';

export interface Isolated {
  readonly context: CallContext;
  readonly host: Host;
}

/** `account` runs the code; the code itself, and what it would originate, has the address `self`. */
export function isolated(account: string, self = account): Isolated {
  return {
    context: {
      sender: account,
      source: account,
      self,
      amount: 0n,
      balance: 0n,
      now: 0n,
      level: 0n,
      chainId: 'NetXdQprcVkpaWU',
      minBlockTime: 1n,
      totalVotingPower: 0n,
    },
    host: {
      parameterOf: () => undefined,
      contractAt: () => undefined,
      nextAddress: () => self,
      votingPower: () => 0n,
    },
  };
}
