/**
 * What storing a contract costs: constants of the protocol, which are the same in all protocols since Babylon
 * (`cost_per_byte`, `origination_size`, `max_operation_data_length`).
 */

/** 250 mutez for each byte. */
const MUTEZ_PER_BYTE = 250;

/** A new contract pays for that many bytes more than it has. */
export const ORIGINATION_BYTES = 257;

/** No operation is longer, so no originated script either. */
export const MAX_OPERATION_BYTES = 32_768;

/** The chain stores the code and the storage each behind its length. */
const LENGTH_BYTES = 4;

/** The bytes that the chain counts for a contract, from the sizes of its code and its storage. */
export const storedSize = (code: number, storage: number): number => code + storage + 2 * LENGTH_BYTES;

/** What a number of bytes costs, in mutez. */
export const burnOf = (bytes: number): number => bytes * MUTEZ_PER_BYTE;

const MUTEZ = 1_000_000;

/** An amount of mutez in tez, without trailing zeros. */
export function tezText(mutez: number): string {
  const sign = mutez < 0 ? '-' : '';
  const [whole, fraction = ''] = (Math.abs(mutez) / MUTEZ).toFixed(6).split('.');
  const shown = fraction.replace(/0+$/, '');
  return shown === '' ? `${sign}${whole}` : `${sign}${whole}.${shown}`;
}
