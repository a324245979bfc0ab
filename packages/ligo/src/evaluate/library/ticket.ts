/** Tickets: `Tezos.Next.Ticket`, and the older names in `Tezos`. */
import { equal } from '../values/compare';
import { address, NONE, nat, some, tuple } from '../values/make';
import type { Ticket, Value } from '../values/value';
import type { Definition } from './define';
import { as, given, natOf, pairOf } from './read';

export const TICKET = {
  create: [
    2,
    ([content, amount], { execution }) => {
      const size = natOf(amount);
      return size === 0n ? NONE : some(ticket(execution.self, given(content), size));
    },
  ],
  read: [
    1,
    ([value]) => {
      const { ticketer, content, amount } = as('ticket', value);
      return tuple(tuple(address(ticketer), tuple(content, nat(amount))), as('ticket', value));
    },
  ],
  split: [
    2,
    ([value, amounts]) => {
      const { ticketer, content, amount } = as('ticket', value);
      const [first, second] = pairOf(amounts).map(natOf);
      if (!first || !second || first + second !== amount) return NONE;
      return some(tuple(ticket(ticketer, content, first), ticket(ticketer, content, second)));
    },
  ],
  join: [
    1,
    ([pair]) => {
      const [first, second] = pairOf(pair).map((value) => as('ticket', value));
      if (!first || !second || first.ticketer !== second.ticketer || !equal(first.content, second.content))
        return NONE;
      return some(ticket(first.ticketer, first.content, first.amount + second.amount));
    },
  ],
} satisfies Record<string, Definition>;

function ticket(ticketer: string, content: Value, amount: bigint): Ticket {
  return { kind: 'ticket', ticketer, content, amount };
}
