/** Origination: from a module, from a function, from a file. */
import { contractOf } from '../../evaluate/contract-value';
import { errorOf } from '../../evaluate/failure';
import { parameterOf } from '../../evaluate/function-type';
import type { Run, Table } from '../../evaluate/library/define';
import { as, given, mutezOf, stringOf } from '../../evaluate/library/read';
import type { Steps } from '../../evaluate/machine/native';
import { convert } from '../../evaluate/michelson/convert';
import { dataType } from '../../evaluate/type-of';
import type { CompiledContract } from '../../evaluate/values/contract';
import { int, recordOf } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import type { Type } from '../../types/type';
import { sameType } from '../same-type';
import type { Session } from '../session';

export interface Origination {
  /** Originates a contract and returns its address. */
  readonly originate: (contract: CompiledContract, storage: Value, balance: bigint) => Steps<Value>;
  /** The old functions return a record with `addr`, the new ones with `taddr`. */
  readonly contract: (addressField: 'addr' | 'taddr') => Run;
  readonly fromFile: (addressField: 'addr' | 'taddr') => Run;
  readonly michelson: Run;
  readonly compile: Table;
}

export const sizeOf = ({ size }: CompiledContract): Value => int(BigInt(size));

export const contractValueOf = (contract: CompiledContract): Value => ({
  kind: 'michelson_contract',
  contract,
});

/**
 * The checker does not know the types of a contract from a file, so the chain checks the initial storage
 * against the type that the contract declares. Other types are accepted if they are the same in Michelson.
 */
export function acceptedStorage(contract: CompiledContract, storage: Value, type: Type | undefined): Value {
  const expected = contract.storage;
  if (!expected || !type || sameType(expected, dataType(type))) return storage;
  const converted = convert(storage, expected);
  if (!converted)
    throw errorOf('The contract was not originated: the initial storage is not of the type of its storage.');
  return converted;
}

export function origination({ chain, loadContract }: Session): Origination {
  function* originate(contract: CompiledContract, storage: Value, balance: bigint): Steps<Value> {
    const address = chain.newAddress();
    yield* chain.execute({ kind: 'origination', contract, storage, balance, delegate: undefined, address });
    return { kind: 'typed_address', address };
  }

  function* result(contract: CompiledContract, [storage, balance]: readonly Value[], field: string): Steps {
    const taddr = yield* originate(contract, given(storage), mutezOf(balance));
    return recordOf({ [field]: taddr, code: contractValueOf(contract), size: sizeOf(contract) });
  }

  const compile: Run = ([fn], _, type) => contractValueOf(contractOf(fn, parameterOf(type, 0)));
  return {
    originate,
    contract:
      (field) =>
      ([value, ...rest]) =>
        result(contractOf(value, undefined), rest, field),
    fromFile: (field) =>
      function* ([path, storage, balance], _, type) {
        const contract = yield* loadContract(stringOf(path), undefined);
        const initial = acceptedStorage(contract, given(storage), parameterOf(type, 1));
        return yield* result(contract, [initial, given(balance)], field);
      },
    michelson: ([value, storage, balance], _, type) => {
      const { contract } = as('michelson_contract', value);
      const initial = acceptedStorage(contract, given(storage), parameterOf(type, 1));
      return originate(contract, initial, mutezOf(balance));
    },
    compile: {
      compile: [1, compile],
      compile_with_views: [
        2,
        ([fn, views], _, type) => {
          const contract = contractOf(fn, parameterOf(type, 0));
          const added = as('views', views).views.map(([name, view]) => ({
            name,
            parameter: undefined,
            result: undefined,
            function: view,
          }));
          return contractValueOf({ ...contract, views: contract.views.length > 0 ? contract.views : added });
        },
      ],
      size: [1, ([contract]) => sizeOf(as('michelson_contract', contract).contract)],
      from_file: [
        1,
        function* ([path]) {
          return contractValueOf(yield* loadContract(stringOf(path), undefined));
        },
      ],
    },
  };
}
