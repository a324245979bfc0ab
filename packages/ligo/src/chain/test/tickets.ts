/** Tickets in tests, created by a proxy contract because tests cannot create them: `Test.Proxy_ticket`. */
import { contractOf } from '../../evaluate/contract-value';
import { errorOf } from '../../evaluate/failure';
import { parameterOf, resultOf } from '../../evaluate/function-type';
import type { Table } from '../../evaluate/library/define';
import { addressOf, as, functionOf, given, natOf, pairOf } from '../../evaluate/library/read';
import { call, type Native, type Steps } from '../../evaluate/machine/native';
import type { CompiledContract } from '../../evaluate/values/contract';
import type { FunctionValue } from '../../evaluate/values/function';
import { listOf, mutez, tuple, UNIT } from '../../evaluate/values/make';
import type { Ticket, Value } from '../../evaluate/values/value';
import type { Session } from '../session';
import { readAs } from './addresses';
import type { Origination } from './originate';

/** A contract implemented in TypeScript. */
function proxy(run: (argument: Value) => Steps): CompiledContract {
  const native: Native = { name: 'proxy', arity: 2, run: ([argument]) => run(given(argument)) };
  const fn: FunctionValue = { kind: 'native', native, type: undefined };
  const parameter = { kind: 'unknown', what: 'proxy' } as const;
  return {
    entrypoints: [{ name: 'default', parameter, function: fn, paired: false }],
    views: [],
    size: 0,
    storage: undefined,
  };
}

export function ticketProxy({ chain }: Session, { originate }: Origination, transfer: Table[string]): Table {
  const makeTicket = (info: Value): Ticket => {
    const [content, amount] = pairOf(info);
    if (natOf(amount) === 0n) throw errorOf('A ticket of nothing cannot be made.');
    return { kind: 'ticket', ticketer: chain.execution.self, content, amount: natOf(amount) };
  };

  return {
    init_transfer: [
      1,
      ([makeParameter]) =>
        originate(
          proxy(function* (argument) {
            const [info, destination] = pairOf(argument);
            const parameter = yield call(functionOf(makeParameter), makeTicket(info));
            const operation = {
              kind: 'transaction',
              parameter,
              amount: 1n,
              destination: addressOf(destination).split('%')[0] ?? '',
              entrypoint: addressOf(destination).split('%')[1],
            } as const;
            return tuple(listOf([{ kind: 'operation', operation }]), UNIT);
          }),
          UNIT,
          1_000_000n,
        ),
    ],
    transfer: [
      2,
      ([taddr, info], host, type) => {
        if (!Array.isArray(transfer)) throw errorOf('Transfers are not available.');
        return transfer[1]([given(taddr), given(info), mutez(1n)], host, type);
      },
    ],
    originate: [
      3,
      function* ([info, makeStorage, code], _, type) {
        const contract = contractOf(code, parameterOf(type, 2));
        const address = chain.newAddress();
        const taddr = yield* originate(
          proxy(function* (argument) {
            const storage = yield call(functionOf(makeStorage), makeTicket(argument));
            const operation = {
              kind: 'origination',
              contract,
              storage,
              balance: 0n,
              delegate: undefined,
              address,
            } as const;
            return tuple(listOf([{ kind: 'operation', operation }]), UNIT);
          }),
          UNIT,
          1_000_000n,
        );
        const destination = as('typed_address', taddr).address;
        yield* chain.execute({
          kind: 'transaction',
          parameter: given(info),
          amount: 0n,
          destination,
          entrypoint: undefined,
        });
        return { kind: 'typed_address', address };
      },
    ],
    get_storage: [
      1,
      ([taddr], _, type) => {
        const found = chain.state.contracts.get(as('typed_address', taddr).address);
        if (!found) throw errorOf('There is no contract at this address.');
        return readAs(found.storage, resultOf(type, 1));
      },
    ],
  };
}
