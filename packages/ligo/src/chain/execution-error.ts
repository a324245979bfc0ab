/** Failures of operations, as distinguished by `test_exec_error`. */
import { Failure, type Rejection } from '../evaluate/failure';
import type { Steps } from '../evaluate/machine/native';
import { micheline } from '../evaluate/michelson/of-value';
import { isFunction } from '../evaluate/values/function';
import { address, mutez, recordOf, shapeOf, text, tuple, variant } from '../evaluate/values/make';
import { print } from '../evaluate/values/print';
import type { MichelsonProgram, Value } from '../evaluate/values/value';
import { prim, string } from '../michelson/tree';

type Detail =
  | ({ readonly kind: 'rejected' } & Rejection)
  | {
      readonly kind: 'balance-too-low';
      readonly account: string;
      readonly balance: bigint;
      readonly amount: bigint;
    };

const ERRORS = shapeOf(['Balance_too_low', 'Other', 'Rejected']);
const RESULTS = shapeOf(['Fail', 'Success']);

export const success = (gas: Value): Value => variant(RESULTS, 'Success', gas);

export class ExecutionError extends Failure {
  private constructor(
    message: string,
    readonly detail: Detail,
  ) {
    super({ kind: 'error', message, rejection: detail.kind === 'rejected' ? detail : undefined });
  }

  static balanceTooLow(account: string, balance: bigint, amount: bigint): ExecutionError {
    const message = `The balance of ${account} is too low: it has ${balance}mutez, and ${amount}mutez are to be spent.`;
    return new ExecutionError(message, { kind: 'balance-too-low', account, balance, amount });
  }

  /** Runs the code of a contract and attributes failures to it. */
  static *at(contract: string, steps: Steps): Steps {
    try {
      return yield* steps;
    } catch (error) {
      if (!(error instanceof Failure) || error.reason.kind !== 'failwith') throw error;
      const { value } = error.reason;
      const message = `The contract ${contract} failed with ${print(value)}`;
      const rejected = new ExecutionError(message, { kind: 'rejected', contract, value });
      rejected.calls.push(...error.calls);
      throw rejected;
    }
  }
}

/** The result of a transfer that failed. */
export function failed(failure: Failure): Value {
  return variant(RESULTS, 'Fail', errorValue(failure));
}

function errorValue(failure: Failure): Value {
  if (!(failure instanceof ExecutionError)) return variant(ERRORS, 'Other', text(failure.message));
  const { detail } = failure;
  if (detail.kind === 'rejected')
    return variant(ERRORS, 'Rejected', tuple(programOf(detail.value), address(detail.contract)));
  return variant(
    ERRORS,
    'Balance_too_low',
    recordOf({
      contract_balance: mutez(detail.balance),
      contract_too_low: address(detail.account),
      spend_request: mutez(detail.amount),
    }),
  );
}

/** A value as Michelson. */
export function programOf(value: Value): MichelsonProgram {
  if (value.kind === 'michelson_program') return value;
  const code = isFunction(value) ? prim('LAMBDA', [string(print(value))]) : micheline(value, 'readable');
  return { kind: 'michelson_program', code, source: value };
}
