import { errorOf } from '../evaluate/failure';
import type { Transaction } from '../evaluate/values/contract';

/** Accounts without code accept transfers of nothing only if they bring a ticket. */
export function requireAmount({ destination, amount, parameter }: Transaction): void {
  if (amount > 0n || destination.startsWith('KT1') || parameter.kind === 'ticket') return;
  throw errorOf(`Transfers of 0 tez to an account without code are refused (${destination}).`);
}
