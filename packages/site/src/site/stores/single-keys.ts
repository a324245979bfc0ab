import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** Whether `/` and `?` do something. Readers who dictate, or whose keyboard writes too much, turn them off. */
export function hasSingleKeys(): boolean {
  return readStored(STORAGE_KEYS.singleKeys) !== 'off';
}

export function keepSingleKeys(isOn: boolean): void {
  writeStored(STORAGE_KEYS.singleKeys, isOn ? null : 'off');
}
