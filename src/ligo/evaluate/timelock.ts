/**
 * Timelocks without their cryptography: opening a real chest takes time, which is of no use in a test. A chest holds its
 * number, its time and its content as they are; a key holds the number of its chest and the time it was made for.
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

/** Whether the key is one of this chest, made for this time. */
export function verifyKey(chest: Bytes, key: Bytes, time: bigint): boolean {
  return key.value === chest.value.slice(0, 16) + digits(time);
}

/** A key that was made for another time than the chest opens it all the same, but shows nothing. */
export function openChest(key: Bytes, chest: Bytes, time: bigint): Value {
  if (!verifyKey(chest, key, time)) return NONE;
  const content = chest.value.slice(16, 32) === digits(time) ? chest.value.slice(32) : '';
  return some({ kind: 'bytes', value: content });
}
