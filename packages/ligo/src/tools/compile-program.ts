/** Contracts of analysed programs in Michelson: `ligo compile contract`. */
import { type Compilation, type CompileOptions, compile as compileTyped } from '../compile';
import type { Analysis } from './analyse';

/** The contract of a program; one with problems does not compile. */
export function compile({ typed, problems }: Analysis, options: CompileOptions = {}): Compilation {
  return compileTyped({ ...typed, problems }, options);
}
