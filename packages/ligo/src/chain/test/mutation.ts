/** Mutation tests: a tester runs on mutants of a function or a contract, and should fail for each. */
import { contractOf } from '../../evaluate/contract-value';
import { Failure, isCatchable } from '../../evaluate/failure';
import { parameterOf } from '../../evaluate/function-type';
import type { Run, Table } from '../../evaluate/library/define';
import { functionOf, given, mutezOf, natOf, stringOf } from '../../evaluate/library/read';
import { call, type Steps } from '../../evaluate/machine/native';
import type { CompiledContract } from '../../evaluate/values/contract';
import { listOf, NONE, option, some, tuple } from '../../evaluate/values/make';
import type { Mutation, Value } from '../../evaluate/values/value';
import type { Session } from '../session';
import { acceptedStorage, contractValueOf, type Origination, sizeOf } from './originate';

export interface MutationTables {
  readonly one: Table;
  readonly all: Table;
  readonly other: Table;
}

/** The functions of a module, for one or for all mutants. */
type Testers = Readonly<Record<'func' | 'contract' | 'from_file', Run>>;

type Tester = (mutant: Value) => Steps;

export function mutationFunctions(
  { mutants, chain, loadContract }: Session,
  { originate }: Origination,
): MutationTables {
  /** The mutants that the tester accepts: all of them, or the first one. */
  function* survivors(value: Value, test: Tester, onlyFirst: boolean): Steps<Value[]> {
    const found: Value[] = [];
    for (let position = 0; ; position++) {
      const mutant = yield* mutants.nth(value, position);
      if (!mutant) return found;
      const before = chain.state;
      try {
        const result = yield* test(mutant.value);
        const { place, replacement } = mutant;
        const mutation: Mutation = { kind: 'mutation', place, replacement };
        found.push(tuple(result, mutation));
        if (onlyFirst) return found;
      } catch (error) {
        if (!(error instanceof Failure && isCatchable(error))) throw error;
        chain.state = before;
      }
    }
  }

  const testContract = (
    tester: Value,
    storage: (contract: CompiledContract) => Value,
    balance: Value,
    asTriple: boolean,
  ): Tester =>
    function* (mutant) {
      const contract = contractOf(mutant, undefined);
      const taddr = yield* originate(contract, storage(contract), mutezOf(balance));
      const args = [taddr, contractValueOf(contract), sizeOf(contract)];
      return yield asTriple ? call(functionOf(tester), tuple(...args)) : call(functionOf(tester), ...args);
    };

  const testers = (onlyFirst: boolean): Testers => {
    const answer = (found: readonly Value[]): Value =>
      onlyFirst ? option(found[0]) : listOf([...found].reverse());
    return {
      *func([value, tester]) {
        const test: Tester = function* (mutant) {
          return yield call(functionOf(tester), mutant);
        };
        return answer(yield* survivors(given(value), test, onlyFirst));
      },
      *contract([value, storage, balance, tester]) {
        const test = testContract(given(tester), () => given(storage), given(balance), false);
        return answer(yield* survivors(given(value), test, onlyFirst));
      },
      *from_file([path, storage, balance, tester], _, type) {
        const contract = contractValueOf(yield* loadContract(stringOf(path), undefined));
        const initial = (mutant: CompiledContract): Value =>
          acceptedStorage(mutant, given(storage), parameterOf(type, 1));
        const test = testContract(given(tester), initial, given(balance), true);
        return answer(yield* survivors(contract, test, onlyFirst));
      },
    };
  };

  const table = ({ func, contract, from_file }: Testers): Table => ({
    func: [2, func],
    contract: [4, contract],
    from_file: [4, from_file],
  });

  return {
    one: table(testers(true)),
    all: table(testers(false)),
    other: {
      value: [
        2,
        function* ([position, value]) {
          const mutant = yield* mutants.nth(given(value), Number(natOf(position)));
          if (!mutant) return NONE;
          const { place, replacement } = mutant;
          return some(tuple(mutant.value, { kind: 'mutation', place, replacement }));
        },
      ],
      // Nothing is written: the evaluator has no files.
      save: [2, () => NONE],
    },
  };
}
