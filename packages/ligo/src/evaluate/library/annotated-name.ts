/** Names of entrypoints and tags of events in programs: `%name`, as Michelson writes them. */
import { isEntrypointName } from '../../michelson/types/annotations';
import { errorOf } from '../failure';
import type { Value } from '../values/value';
import { stringOf } from './read';

/** The name without the percent sign. The compiler and the chain refuse other forms, so a call fails here. */
export function annotatedName(value: Value | undefined): string {
  const text = stringOf(value);
  const name = text.slice(1);
  if (!text.startsWith('%') || !/^[\w.@]*$/.test(name))
    throw errorOf(
      `Invalid name "${text}": write "%name", with letters, digits and the characters _ . @ after the percent sign.`,
    );
  if (name !== '' && !isEntrypointName(name))
    throw errorOf(`Invalid name "${text}": names of entrypoints and events have at most 31 characters.`);
  return name;
}
