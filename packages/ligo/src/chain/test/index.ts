/** The test framework: `Test` and `Test.Next`. */

import { failString, failWith } from '../../evaluate/failure';
import { CORE_LIBRARY } from '../../evaluate/library';
import { type Definition, entriesOf, type Run, type Table } from '../../evaluate/library/define';
import { as, given, natOf, numberOf, optionOf } from '../../evaluate/library/read';
import { ASSERTIONS, ASSERTIONS_WITH_ERROR } from '../../evaluate/library/toplevel';
import type { Library, Native } from '../../evaluate/machine/native';
import { address, encoded, recordOf, text, timestamp, tuple, UNIT } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import type { Session } from '../session';
import { accountFunctions } from './account';
import { addresses } from './addresses';
import { COMPARE } from './compare';
import { MICHELSON, MICHELSON_EQUAL } from './michelson';
import { mutationFunctions } from './mutation';
import { origination } from './originate';
import { outputFunctions } from './output';
import { propertyFunctions } from './property';
import { stateFunctions } from './state';
import { ticketProxy } from './tickets';
import { timelock } from './timelock';
import { transfers } from './transfer';

const failwith: Run = ([error]) => {
  throw failWith(given(error));
};

/** The whole library of a run. The test framework is created on demand: most programs do not use it. */
export function testLibrary(session: Session): Library {
  let tests: ReadonlyMap<string, Native | Value> | undefined;
  const testEntries = () => (tests ??= testFramework(session));
  return {
    get: (name) => CORE_LIBRARY.get(name) ?? (name.startsWith('Test.') ? testEntries().get(name) : undefined),
    names: () => [...CORE_LIBRARY.keys(), ...testEntries().keys()],
  };
}

function testFramework(session: Session): ReadonlyMap<string, Native | Value> {
  const originate = origination(session);
  const { io, string } = outputFunctions(session);
  const { account, contract: bootstrap, crypto, find, create } = accountFunctions(session);
  const { typed, contract, plain } = addresses({
    chain: session.chain,
    print: (line) => session.print('error', line),
  });
  const { state, reset } = stateFunctions(session);
  const mutation = mutationFunctions(session, originate);
  const property = propertyFunctions(session);
  const { toTypedAddress, toContract } = transfers(session);
  const tickets = ticketProxy(session, originate, definition(toTypedAddress, 'transfer'));
  const locks = timelock(session);
  const typedAddress = { ...typed, ...toTypedAddress };
  const storageWithDynamic: Definition = [2, storageWithDynamicEntrypoints];

  const next: Record<string, Table> = {
    '': { ...typedAddress, originate: [3, originate.contract('taddr')], failwith: [1, failwith] },
    Originate: {
      contract: [3, originate.contract('taddr')],
      from_file: [3, originate.fromFile('taddr')],
      michelson: [3, originate.michelson],
    },
    Typed_address: typedAddress,
    Contract: { ...contract, ...toContract },
    Address: plain,
    Account: account,
    'Account.Contract': bootstrap,
    State: state,
    'State.Reset': reset,
    Mutation: { ...mutation.one, ...mutation.other },
    'Mutation.All': mutation.all,
    PBT: property.table,
    Michelson: MICHELSON,
    'Michelson.Contract': originate.compile,
    IO: io,
    Assert: { ...ASSERTIONS, failwith: [1, failwith] },
    'Assert.Error': ASSERTIONS_WITH_ERROR,
    Compare: COMPARE,
    String: string,
    'Ticket.Proxy': tickets,
    Timelock: locks,
    Crypto: crypto,
    Dynamic_entrypoints: { storage: storageWithDynamic },
  };

  /** The older names that differ from those of `Test.Next`. */
  const old: Table = {
    ...MICHELSON,
    ...MICHELSON_EQUAL,
    ...typed,
    ...toTypedAddress,
    ...io,
    failwith: [1, failwith],
    compile_value: definition(MICHELSON, 'eval'),
    parse_michelson: definition(MICHELSON, 'parse'),
    constant_to_michelson_program: definition(MICHELSON, 'parse'),
    set_source: definition(state, 'set_source'),
    set_baker: definition(state, 'set_baker'),
    set_baker_policy: definition(state, 'set_baker_policy'),
    set_big_map: definition(state, 'set_big_map'),
    register_delegate: definition(state, 'register_delegate'),
    register_constant: definition(state, 'register_constant'),
    stake: definition(state, 'stake'),
    last_originations: definition(state, 'last_originations'),
    get_last_events_from: definition(state, 'last_events'),
    get_voting_power: definition(state, 'get_voting_power'),
    get_total_voting_power: definition(state, 'get_total_voting_power'),
    bake_until_n_cycle_end: definition(state, 'bake_until'),
    reset_state: definition(state, 'reset'),
    reset_state_at: definition(state, 'reset_at'),
    save_context: definition(state, 'save'),
    restore_context: definition(state, 'restore'),
    drop_context: definition(state, 'drop'),
    bootstrap_contract: definition(reset, 'add_func_contract'),
    baker_account: definition(reset, 'add_baker'),
    nth_bootstrap_contract: definition(bootstrap, 'bootstrap'),
    nth_bootstrap_typed_address: definition(bootstrap, 'bootstrap_typed_address'),
    nth_bootstrap_account: [1, ([position]) => address(find(numberOf('int', position)).address)],
    get_bootstrap_account: [
      1,
      ([position]) => {
        const { address: at, publicKey, secretKey } = find(natOf(position));
        return tuple(address(at), encoded('key', publicKey), text(secretKey));
      },
    ],
    new_account: [
      1,
      () => {
        const { secretKey, publicKey } = create();
        return tuple(text(secretKey), encoded('key', publicKey));
      },
    ],
    add_account: definition(account, 'add'),
    sign: definition(crypto, 'sign'),
    cast_address: definition(plain, 'to_typed_address'),
    get_storage_of_address: definition(plain, 'get_storage'),
    get_balance_of_address: definition(plain, 'get_balance'),
    to_entrypoint: definition(typed, 'get_entrypoint'),
    to_typed_address: definition(contract, 'to_typed_address'),
    transfer_to_contract: definition(toContract, 'transfer'),
    transfer_to_contract_exn: definition(toContract, 'transfer_exn'),
    originate: [3, originate.contract('addr')],
    originate_from_file: [3, originate.fromFile('addr')],
    originate_contract: [3, originate.michelson],
    compile_contract: definition(originate.compile, 'compile'),
    compile_contract_with_views: definition(originate.compile, 'compile_with_views'),
    compile_contract_from_file: definition(originate.compile, 'from_file'),
    read_contract_from_file: definition(originate.compile, 'from_file'),
    size: definition(originate.compile, 'size'),
    storage_with_dynamic_entrypoints: storageWithDynamic,
    mutation_test: definition(mutation.one, 'func'),
    mutation_test_all: definition(mutation.all, 'func'),
    originate_module_and_mutate: definition(mutation.one, 'contract'),
    originate_and_mutate_all: definition(mutation.all, 'contract'),
    originate_from_file_and_mutate: definition(mutation.one, 'from_file'),
    originate_from_file_and_mutate_all: definition(mutation.all, 'from_file'),
    mutate_value: definition(mutation.other, 'value'),
    save_mutation: definition(mutation.other, 'save'),
    random: [1, property.random],
    get_time: [1, (_, { chain }) => timestamp(chain.now)],
    to_string: definition(string, 'show'),
    to_json: definition(string, 'json'),
    to_debugger_json: definition(string, 'debugger_json'),
    chr: definition(string, 'chr'),
    nl: definition(string, 'nl'),
    set_print_values: definition(io, 'set_test_print'),
    unset_print_values: definition(io, 'unset_test_print'),
    assert: definition(ASSERTIONS, 'assert'),
    assert_some: definition(ASSERTIONS, 'some'),
    assert_none: definition(ASSERTIONS, 'none'),
    assert_with_error: definition(ASSERTIONS_WITH_ERROR, 'assert'),
    assert_some_with_error: definition(ASSERTIONS_WITH_ERROR, 'some'),
    assert_none_with_error: definition(ASSERTIONS_WITH_ERROR, 'none'),
    equal: definition(COMPARE, 'eq'),
    not_equal: definition(COMPARE, 'neq'),
    greater: definition(COMPARE, 'gt'),
    less: definition(COMPARE, 'lt'),
    greater_or_equal: definition(COMPARE, 'ge'),
    less_or_equal: definition(COMPARE, 'le'),
    create_chest: definition(locks, 'create'),
    create_chest_key: definition(locks, 'create_key'),
  };

  return new Map([
    ...Object.entries(next).flatMap(([module, table]) =>
      entriesOf(module === '' ? 'Test.Next' : `Test.Next.${module}`, table),
    ),
    ...entriesOf('Test', old),
    ...entriesOf('Test.PBT', property.table),
    ...entriesOf('Test.Proxy_ticket', tickets),
  ]);
}

function definition(table: Table, name: string): Definition {
  return table[name] ?? UNIT;
}

const storageWithDynamicEntrypoints: Run = ([contract, storage]) => {
  const initial = optionOf(as('tuple', contract).items[2]);
  if (!initial) throw failString('Your contract do not have dynamic entrypoints');
  return recordOf({ storage: given(storage), dynamic_entrypoints: initial });
};
