/**
 * Timelocks without cryptography: opening a real chest takes time, which tests do not need. A chest contains
 * its number, its time and its content in plain form; a key contains the number of its chest and its time.
 */
import { NONE, some } from './values/make';
import type { Bytes, Value } from './values/value';

const digits = (value: bigint): string => value.toString(16).padStart(16, '0');

export function createChest(number: bigint, content: string, time: bigint): readonly [Bytes, Bytes] {
  const head = digits(number) + digits(time);
  return [
    { kind: 'chest', value: head + content },
    { kind: 'chest_key', value: head },
  ];
}

export function createKey(chest: Bytes, time: bigint): Bytes {
  return { kind: 'chest_key', value: chest.value.slice(0, 16) + digits(time) };
}

/** Whether the key belongs to this chest and this time. */
export function verifyKey(chest: Bytes, key: Bytes, time: bigint): boolean {
  return key.value === chest.value.slice(0, 16) + digits(time);
}

/** A key for a different time opens the chest as well, but reveals nothing. */
export function openChest(key: Bytes, chest: Bytes, time: bigint): Value {
  if (!verifyKey(chest, key, time)) return NONE;
  const content = chest.value.slice(16, 32) === digits(time) ? chest.value.slice(32) : '';
  return some({ kind: 'bytes', value: content });
}
