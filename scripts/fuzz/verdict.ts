/** What a probe has to keep to, and what is wrong if it does not. */
import type { Probed } from './prober';

const SECOND = 1000;
const SMALL = 256_000;
const LARGE = 1_000_000;

/** How long checking and inspecting a program of this size may take. */
export function checkLimit(characters: number): number {
  if (characters <= SMALL) return 2 * SECOND;
  return characters <= LARGE ? 5 * SECOND : 10 * SECOND;
}

/** How long its tests may run. */
export const RUN_LIMIT = 10 * SECOND;

/** Undefined if all is well. */
export function failureOf(probed: Probed, characters: number): string | undefined {
  if ('ended' in probed) return probed.ended === 'time' ? 'it does not end' : 'it ends the process';
  if (probed.thrown !== undefined) return probed.thrown;
  const limit = checkLimit(characters);
  if (probed.check > limit) return `checking takes ${seconds(probed.check)}`;
  if (probed.inspect > limit) return `listing and completion take ${seconds(probed.inspect)}`;
  if (probed.compile > limit) return `compiling takes ${seconds(probed.compile)}`;
  return probed.run > RUN_LIMIT ? `running takes ${seconds(probed.run)}` : undefined;
}

export const seconds = (ms: number): string => `${(ms / SECOND).toFixed(2)} s`;
