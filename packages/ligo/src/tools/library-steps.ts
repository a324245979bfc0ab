/** What the language cannot do yet with a value of its library. */
import { Runner } from '../chain/runner';
import { LIBRARY } from '../compile/library';
import { NOT_SUPPORTED } from '../evaluate/not-supported';

export type LibraryStep = 'evaluation' | 'compilation';

/** Only tests use these modules, and tests are never compiled. */
const IN_TESTS_ONLY = /^(Test|Assert)\./;

/** Finds the steps that values lack, by their full names. */
export function librarySteps(): (name: string) => LibraryStep[] {
  const { library } = new Runner({});
  const isEvaluated = (name: string) => library.get(name) !== undefined || name in NOT_SUPPORTED;
  const isCompiled = (name: string) => LIBRARY.has(name) || IN_TESTS_ONLY.test(name);
  return (name) => [
    ...(isEvaluated(name) ? [] : ['evaluation' as const]),
    ...(isCompiled(name) ? [] : ['compilation' as const]),
  ];
}
