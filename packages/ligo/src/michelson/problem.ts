import type { Span } from '../syntax/source';
import type { Micheline } from './tree';

/** A problem in Michelson text or in a Michelson tree. */
export interface MichelsonProblem {
  /** A short kebab-case name, stable enough for tests. */
  readonly code: string;
  readonly message: string;
  /** The range of the innermost node with a known range around the problem. */
  readonly span?: Span | undefined;
  /** The node that is refused; it may have no range. */
  readonly node?: Micheline | undefined;
}
