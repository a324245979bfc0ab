/** Library names that the evaluator does not support. */
import { unsupported } from '../failure';
import { NOT_SUPPORTED } from '../not-supported';
import type { Instruction } from './code';

export function unsupportedName(path: string): Instruction {
  return () => {
    const reason = NOT_SUPPORTED[path] ?? 'Its name is not known.';
    throw unsupported(`'${path}' is not available in this evaluator. ${reason}`);
  };
}
