/** The steps of the compiler in words. */
import type { StepName } from '@ligo-docs/ligo';

export const STEP_TEXTS: Readonly<
  Record<StepName, { readonly title: string; readonly explanation: string }>
> = {
  aggregated: {
    title: 'One expression',
    explanation:
      'modules are flattened, every variable has a number, and one function chooses the entrypoint.',
  },
  monomorphic: {
    title: 'One type for each use',
    explanation:
      'values of the library and polymorphic functions become declarations of their own for each type.',
  },
  'simple-patterns': {
    title: 'Simple patterns',
    explanation: 'a match on nested patterns becomes several matches, each on one constructor or one tuple.',
  },
  'mini-c': {
    title: 'Pairs and alternatives',
    explanation:
      'records become tuples, variants become left and right, and names of fields become positions.',
  },
  'mini-c-optimised': {
    title: 'Optimised',
    explanation:
      'calls of functions that are used once are replaced by their bodies, and unused values are gone.',
  },
  'michelson-unoptimised': {
    title: 'Stack code',
    explanation: 'every variable is a place on the stack, which is copied, moved or dropped.',
  },
  michelson: {
    title: 'Michelson',
    explanation: 'short runs of instructions are replaced by shorter ones until nothing changes.',
  },
};
