/** Micheline as text and bytes, with failures of the program where it is invalid. */
import { encodeMicheline } from '../../michelson/binary';
import { parseMicheline } from '../../michelson/parse';
import type { Micheline } from '../../michelson/tree';
import { errorOf, unsupported } from '../failure';

/** Parses Michelson in a program, as in code injections and `Test.parse_michelson`. */
export function readMicheline(source: string): Micheline {
  const { tree, problems } = parseMicheline(source);
  const [problem] = problems;
  if (problem) throw errorOf(`This is not Michelson: ${source.trim()} (${problem.message})`);
  return tree;
}

/** The binary encoding, as hexadecimal digits. */
export function encode(node: Micheline): string {
  const digits = encodeMicheline(node);
  if (digits === undefined) throw unsupported('The Michelson contains a name that Michelson does not have.');
  return digits;
}
