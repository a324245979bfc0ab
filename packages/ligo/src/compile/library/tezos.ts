/** Values of `Tezos` and `Tezos.Next`, which differ only in the paths of some of them. */
import { optionValue, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import * as build from '../elaborate/build';
import {
  call,
  calling,
  type Definition,
  type Entry,
  fail,
  fn,
  instruction,
  macro,
  matchOption,
  michelson,
  none,
  primitive,
  text,
  thunk,
  type Use,
} from './define';

/** A check of an argument that the compiler makes, before the rest. */
function checked(
  at: Use,
  name: 'CHECK_ENTRYPOINT' | 'CHECK_EMIT_EVENT' | 'CHECK_CALL_VIEW_LITSTR',
  args: readonly Expression[],
  body: Expression,
): Expression {
  const check = build.primitive(name, args, UNIT, at.span);
  return build.letIn({ kind: 'unit', span: at.span }, check, body, at.span);
}

/** The argument of a type that is wrapped in an option and a contract. */
function contractParameter(type: Type): Type {
  const contract = optionValue(type) ?? type;
  return contract.kind === 'constant' ? (contract.arguments[0] ?? UNIT) : UNIT;
}

const self = macro(['entrypoint'], (at, [entrypoint]) => {
  const { span } = at;
  const check = primitive({ ...at, type: none(at, contractParameter(at.type)).type }, 'CHECK_SELF', [
    entrypoint,
  ]);
  const unused = build.variablePattern(build.binder(at.names.fresh('_'), check.type), span);
  return build.letIn(unused, check, michelson(at, 'SELF (annot $0)', [entrypoint]), span);
});

const contractOpt = macro(['addr'], (at, [address]) =>
  michelson(at, 'CONTRACT (typeopt $0)', [none(at, contractParameter(at.type)), address]),
);

const entrypointOpt = macro(['entrypoint', 'addr'], (at, [entrypoint, address]) =>
  checked(
    at,
    'CHECK_ENTRYPOINT',
    [entrypoint],
    michelson(at, 'CONTRACT (annot $0) (typeopt $1)', [
      entrypoint,
      none(at, contractParameter(at.type)),
      address,
    ]),
  ),
);

const emit = macro(['event_tag', 'event_type'], (at, [tag, event]) =>
  checked(
    at,
    'CHECK_EMIT_EVENT',
    [tag, event],
    michelson(at, 'EMIT (annot $0) (typeopt $1)', [tag, none(at, event.type), event]),
  ),
);

const callView = macro(['view', 'param', 'addr'], (at, [view, parameter, address]) =>
  checked(
    at,
    'CHECK_CALL_VIEW_LITSTR',
    [view],
    michelson(at, 'VIEW (litstr $0) (typeopt $1)', [
      view,
      none(at, optionValue(at.type) ?? UNIT),
      parameter,
      address,
    ]),
  ),
);

const createContract = macro(
  ['entrypoint', 'delegate', 'amount', 'storage'],
  (at, [entrypoint, delegate, amount, storage]) => {
    const { type } = entrypoint;
    if (type.kind !== 'arrow' || type.result.kind !== 'arrow') return fail(at, entrypoint);
    const pair = build.tuple([entrypoint, entrypoint], at.span).type;
    if (pair.kind !== 'record') return fail(at, entrypoint);
    const parameter: Type = {
      ...pair,
      fields: new Map([
        ['0', type.parameter],
        ['1', type.result.parameter],
      ]),
    };
    const code = call(at, 'Tuple2.uncurry', [entrypoint], {
      ...type,
      parameter,
      result: type.result.result,
    });
    return primitive(at, 'CREATE_CONTRACT', [code, delegate, amount, storage]);
  },
);

const emptyState = thunk((use) =>
  michelson(use, 'SAPLING_EMPTY_STATE (typeopt $0)', [none(use, memoSize(use.type))]),
);

function memoSize(type: Type): Type {
  return type.kind === 'constant' ? (type.arguments[0] ?? UNIT) : UNIT;
}

/** Functions of the unit that read the context. */
const CONTEXT = {
  get_sender: 'SENDER',
  get_source: 'SOURCE',
  get_self_address: 'SELF_ADDRESS',
  get_balance: 'BALANCE',
  get_amount: 'AMOUNT',
  get_now: 'NOW',
  get_min_block_time: 'MIN_BLOCK_TIME',
  get_level: 'LEVEL',
  get_chain_id: 'CHAIN_ID',
  get_total_voting_power: 'TOTAL_VOTING_POWER',
} as const;

/** The members with the same name in both modules. */
function shared(module: string): readonly Entry[] {
  const at = (name: string) => `${module}.${name}`;
  return [
    ...Object.entries(CONTEXT).map(([name, code]): Entry => [at(name), instruction(code, [])]),
    [at('self'), self],
    [at('address'), instruction('ADDRESS', ['contract_addr'])],
    [at('implicit_account'), instruction('IMPLICIT_ACCOUNT', ['kh'])],
    [at('get_contract_opt'), contractOpt],
    [
      at('get_contract_with_error'),
      fn(['addr', 'error'], (use, [address, error]) =>
        matchOption(
          use,
          call(use, at('get_contract_opt'), [address], none(use, use.type).type),
          fail(use, error),
          (contract) => contract,
          'contract_addr',
        ),
      ),
    ],
    [
      at('get_contract'),
      macroCalling(at('get_contract_with_error'), ['addr'], 'bad address for get_contract'),
    ],
    [at('get_entrypoint_opt'), entrypointOpt],
    [
      at('get_entrypoint'),
      macro(['entrypoint', 'addr'], (use, [entrypoint, address]) =>
        matchOption(
          use,
          call(use, at('get_entrypoint_opt'), [entrypoint, address], none(use, use.type).type),
          fail(use, text(use, 'bad address for get_entrypoint')),
          (contract) => contract,
          'contract_addr',
        ),
      ),
    ],
    [at('open_chest'), instruction('OPEN_CHEST', ['key', 'chest', 'time'])],
    [at('voting_power'), instruction('VOTING_POWER', ['kh'])],
    [at('never'), instruction('NEVER', ['never'])],
    [at('pairing_check'), instruction('PAIRING_CHECK', ['list'])],
    [at('constant'), macro(['hash'], (use, [hash]) => primitive(use, 'GLOBAL_CONSTANT', [hash]))],
  ];
}

function macroCalling(path: string, names: readonly string[], message: string): Definition {
  return { ...calling(path, names, (at, [address]) => [address, text(at, message)]), thunk: true };
}

interface MovedPaths {
  readonly operation: (name: string) => string;
  readonly ticket: (name: string) => string;
  readonly view: string;
  readonly sapling: (name: string) => string;
}

function moved({ operation, ticket, view, sapling }: MovedPaths): readonly Entry[] {
  return [
    [operation('create_contract'), createContract],
    [operation('set_delegate'), instruction('SET_DELEGATE', ['delegate'])],
    [operation('transaction'), instruction('TRANSFER_TOKENS', ['param', 'amount', 'contract_addr'])],
    [operation('emit'), emit],
    [view, callView],
    [ticket('create'), instruction('TICKET', ['value', 'amount'])],
    [ticket('split'), instruction('SPLIT_TICKET', ['ticket', 'amounts'])],
    [ticket('join'), instruction('JOIN_TICKETS', ['tickets'])],
    [ticket('read'), instruction('READ_TICKET ; PAIR', ['ticket'])],
    [sapling('empty_state'), emptyState],
    [
      sapling('verify_update'),
      macro(['trans', 'state'], (at, [transaction, state]) =>
        michelson(at, 'SAPLING_VERIFY_UPDATE', [transaction, state]),
      ),
    ],
  ];
}

export const TEZOS: readonly Entry[] = [
  ...shared('Tezos'),
  ...moved({
    operation: (name) => `Tezos.${name}`,
    ticket: (name) => `Tezos.${name}_ticket${name === 'join' ? 's' : ''}`,
    view: 'Tezos.call_view',
    sapling: (name) => `Tezos.sapling_${name}`,
  }),
  ...shared('Tezos.Next'),
  ...moved({
    operation: (name) => `Tezos.Next.Operation.${name}`,
    ticket: (name) => `Tezos.Next.Ticket.${name}`,
    view: 'Tezos.Next.View.call',
    sapling: (name) => `Tezos.Next.Sapling.${name}`,
  }),
];
