/** The size of a contract and what it costs, in words. */
import {
  burnOf,
  MAX_OPERATION_BYTES,
  ORIGINATION_BYTES,
  storedSize,
  tezText,
} from '@ligo-docs/ligo/michelson';
import type { CompiledContract } from '../protocol/compiled';

const MINUS = '−';

export const bytesText = (bytes: number): string =>
  `${bytes.toLocaleString('en-GB')} ${bytes === 1 ? 'byte' : 'bytes'}`;

/** `−42 bytes`. */
export function differenceText(bytes: number): string {
  if (bytes === 0) return 'no difference';
  return `${bytes > 0 ? '+' : MINUS}${bytesText(Math.abs(bytes))}`;
}

/** What an origination burns, in tez. */
export function originationBurn({ bytes, storage }: Pick<CompiledContract, 'bytes' | 'storage'>): string {
  return tezText(burnOf(ORIGINATION_BYTES + storedSize(bytes, storage?.bytes ?? 0)));
}

/** The share of the bytes that one operation may carry. */
export function shareText(bytes: number): string {
  const share = (100 * bytes) / MAX_OPERATION_BYTES;
  return `${share < 10 ? share.toFixed(1) : share.toFixed(0)} %`;
}

/** Why a contract cannot be originated; undefined if it can. */
export function overLimitText(bytes: number): string | undefined {
  const excess = bytes - MAX_OPERATION_BYTES;
  if (excess <= 0) return undefined;
  return `The contract is ${bytesText(excess)} larger than one operation may be (${bytesText(MAX_OPERATION_BYTES)}), so it cannot be originated. What usually helps: share code in functions that are not inlined, shorten messages, keep code that is seldom called as lambdas in a big map, or split the contract.`;
}
