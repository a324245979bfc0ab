/** Transfers: `Test.Next.Typed_address`, `Test.Next.Contract` and their older names. */
import { Failure, isCatchable } from '../../evaluate/failure';
import type { Table } from '../../evaluate/library/define';
import { as, given, mutezOf } from '../../evaluate/library/read';
import type { Steps } from '../../evaluate/machine/native';
import { nat } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import { failed, success } from '../execution-error';
import type { Session } from '../session';

export interface Transfers {
  readonly toTypedAddress: Table;
  readonly toContract: Table;
}

export function transfers({ chain }: Session): Transfers {
  function* send(target: Value, parameter: Value, amount: Value): Steps<void> {
    const [address, entrypoint] = destinationOf(target);
    yield* chain.execute({
      kind: 'transaction',
      parameter,
      amount: mutezOf(amount),
      destination: address,
      entrypoint,
    });
  }

  function* transfer([target, parameter, amount]: readonly Value[]): Steps {
    try {
      yield* send(given(target), given(parameter), given(amount));
      return success(nat(chain.lastGas));
    } catch (error) {
      if (error instanceof Failure && isCatchable(error)) return failed(error);
      throw error;
    }
  }

  function* transferOrFail([target, parameter, amount]: readonly Value[]): Steps {
    yield* send(given(target), given(parameter), given(amount));
    return nat(chain.lastGas);
  }

  const table: Table = { transfer: [3, transfer], transfer_exn: [3, transferOrFail] };
  return { toTypedAddress: table, toContract: table };
}

function destinationOf(target: Value): readonly [string, string | undefined] {
  if (target.kind === 'typed_address') return [target.address, undefined];
  const { address, entrypoint } = as('contract', target);
  return [address, entrypoint];
}
