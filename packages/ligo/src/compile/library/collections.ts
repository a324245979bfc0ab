/** Lists, maps, sets. */
import { option, optionValue, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import * as build from '../elaborate/build';
import { tupleOf } from '../elaborate/context';
import {
  call,
  calling,
  conditional,
  type Definition,
  type Entry,
  fail,
  fn,
  lambda,
  letIn,
  matchOption,
  none,
  ofPair,
  operation,
  primitive,
  some,
  text,
  truth,
  type Use,
  unit,
  value,
} from './define';

const argument = (type: Type, index = 0): Type =>
  type.kind === 'constant' ? (type.arguments[index] ?? UNIT) : UNIT;

const literal = (name: Primitive): Definition => ({ ...operation(name, ['bindings']), thunk: true });

const empty = (name: Primitive): Definition => value((use) => primitive(use, name, []));

/** The first element, or the rest. */
const listPart = (wanted: 'head' | 'tail'): Definition =>
  fn(['list'], (at, [items]) => {
    const { span } = at;
    const item = argument(items.type);
    const head = build.binder(at.names.fresh(wanted === 'head' ? 'head' : '_'), item);
    const tail = build.binder(at.names.fresh(wanted === 'tail' ? 'tail' : '_'), items.type);
    const cons = {
      kind: 'cons',
      head: build.variablePattern(head, span),
      tail: build.variablePattern(tail, span),
      span,
    } as const;
    const found = build.use(wanted === 'head' ? head : tail, span);
    return build.match(
      items,
      [
        { pattern: { kind: 'nil', span }, body: none(at, found.type) },
        { pattern: cons, body: some(at, found) },
      ],
      span,
    );
  });

const findOption = fn(['pred', 'list'], (at, [predicate, items]) => {
  const item = argument(items.type);
  const pair = tupleOf([item, at.type]);
  const step = ofPair(at, pair, ['elt', 'acc'], (element, found) =>
    conditional(at, build.apply(predicate, element, at.span), some(at, element), found),
  );
  return letIn(at, 'aux', step, (aux) =>
    call(at, 'List.fold_right', [aux, items, none(at, optionValue(at.type) ?? item)]),
  );
});

const filterMap = fn(['filter', 'list'], (at, [filter, items]) => {
  const pair = tupleOf([argument(items.type), at.type]);
  const step = ofPair(at, pair, ['elt', 'acc'], (element, kept) =>
    matchOption(
      at,
      build.apply(filter, element, at.span),
      kept,
      (found) => build.primitive('CONS', [found, kept], at.type, at.span),
      'dst',
    ),
  );
  return letIn(at, 'f', step, (f) =>
    call(at, 'List.fold_right', [f, items, build.primitive('LIST_EMPTY', [], at.type, at.span)]),
  );
});

const update = fn(['filter', 'list'], (at, [filter, items]) => {
  const step = lambda(at, 'elt', argument(items.type), (element) =>
    matchOption(at, build.apply(filter, element, at.span), element, (found) => found, 'new_elt'),
  );
  return letIn(at, 'f', step, (f) => call(at, 'List.map', [f, items]));
});

const updateWith = fn(['pred', 'default', 'list'], (at, [predicate, replacement, items]) => {
  const step = lambda(at, 'elt', argument(items.type), (element) =>
    conditional(at, build.apply(predicate, element, at.span), replacement, element),
  );
  return call(at, 'List.map', [step, items]);
});

export const LIST: readonly Entry[] = [
  ['List.empty', empty('LIST_EMPTY')],
  ['List.length', operation('LIST_SIZE', ['list'])],
  ['List.size', calling('List.length', ['list'])],
  ['List.head', listPart('head')],
  ['List.head_opt', calling('List.head', ['list'])],
  ['List.tail', listPart('tail')],
  ['List.tail_opt', calling('List.tail', ['list'])],
  ['List.map', operation('LIST_MAP', ['f', 'list'])],
  ['List.iter', operation('LIST_ITER', ['f', 'list'])],
  ['List.fold_left', operation('LIST_FOLD_LEFT', ['f', 'init', 'list'])],
  ['List.fold_right', operation('LIST_FOLD_RIGHT', ['f', 'list', 'init'])],
  [
    'List.fold',
    calling('List.fold_left', ['f', 'list', 'init'], (_, [f, items, initial]) => [f, initial, items]),
  ],
  ['List.cons', operation('CONS', ['elt', 'list'])],
  ['List.find_opt', findOption],
  ['List.filter_map', filterMap],
  ['List.update', update],
  ['List.update_with', updateWith],
];

const findWithError = (module: string): Definition =>
  fn(['key', 'map'], (at, [key, map]) =>
    matchOption(
      at,
      call(at, `${module}.find_opt`, [key, map], option(at.type)),
      fail(at, text(at, 'MAP FIND')),
      (found) => found,
      'value',
    ),
  );

/** Adds each element of a list to a collection. */
function ofList(
  at: Use,
  items: Expression,
  names: readonly [string, string],
  add: (collection: Expression, item: Expression) => Expression,
): Expression {
  return ofPair(at, tupleOf([at.type, argument(items.type)]), names, add);
}

const mapOfList = (module: string): Definition =>
  fn(['bindings'], (at, [bindings]) => {
    const { span } = at;
    const pairType = argument(bindings.type);
    const whole = build.binder(at.names.fresh('gen'), tupleOf([at.type, pairType]));
    const map = build.binder(at.names.fresh('map'), at.type);
    const key = build.binder(at.names.fresh('key'), argument(at.type, 0));
    const content = build.binder(at.names.fresh('value'), argument(at.type, 1));
    const pattern = build.tuplePattern(
      [
        build.variablePattern(map, span),
        build.tuplePattern([build.variablePattern(key, span), build.variablePattern(content, span)], span),
      ],
      span,
    );
    const added = call(at, `${module}.add`, [
      build.use(key, span),
      build.use(content, span),
      build.use(map, span),
    ]);
    const step = build.lambda(whole, build.letIn(pattern, build.use(whole, span), added, span), span);
    return letIn(at, 'update', step, (f) =>
      call(at, 'List.fold_left', [f, call(at, `${module}.empty`, []), bindings]),
    );
  });

const keyed = (module: 'Map' | 'Big_map'): readonly Entry[] => {
  const prefix = module === 'Map' ? 'MAP' : 'BIG_MAP';
  const at = (name: string) => `${module}.${name}`;
  return [
    [at('empty'), empty(`${prefix}_EMPTY`)],
    [at('get_and_update'), operation(`${prefix}_GET_AND_UPDATE`, ['key', 'upd', 'map'])],
    [
      at('update'),
      fn(['key', 'upd', 'map'], (use, [key, content, map]) => {
        const both = call(use, at('get_and_update'), [key, content, map], tupleOf([content.type, use.type]));
        return call(use, 'snd', [both]);
      }),
    ],
    [
      at('add'),
      calling(at('update'), ['key', 'value', 'map'], (use, [key, content, map]) => [
        key,
        some(use, content),
        map,
      ]),
    ],
    [
      at('remove'),
      calling(at('update'), ['key', 'map'], (use, [key, map]) => [
        key,
        none(use, argument(map.type, 1)),
        map,
      ]),
    ],
    [at('literal'), literal(`${prefix}_LITERAL`)],
    [at('of_list'), mapOfList(module)],
    [at('mem'), operation('MAP_MEM', ['key', 'map'])],
    [at('find_opt'), operation('MAP_FIND_OPT', ['key', 'map'])],
    [at('find'), findWithError(module)],
  ];
};

export const MAPS: readonly Entry[] = [
  ...keyed('Map'),
  ['Map.size', operation('MAP_SIZE', ['map'])],
  ['Map.fold', operation('MAP_FOLD', ['f', 'map', 'init'])],
  ['Map.iter', operation('MAP_ITER', ['f', 'map'])],
  ['Map.map', operation('MAP_MAP', ['f', 'map'])],
  ...keyed('Big_map'),
];

const setOfList = (module: string): Definition =>
  fn(['elements'], (at, [elements]) => {
    const step = ofList(at, elements, ['set', 'elt'], (set, element) =>
      call(at, `${module}.add`, [element, set]),
    );
    return call(at, 'List.fold_left', [step, call(at, `${module}.empty`, []), elements]);
  });

const setFilterMap = fn(['filter', 'set'], (at, [filter, old]) => {
  const pair = tupleOf([argument(old.type), at.type]);
  const step = ofPair(at, pair, ['old', 'set'], (element, set) =>
    matchOption(
      at,
      build.apply(filter, element, at.span),
      set,
      (found) => call(at, 'Set.add', [found, set]),
      'new',
    ),
  );
  return letIn(at, 'f', step, (f) => call(at, 'Set.fold_desc', [f, old, call(at, 'Set.empty', [])]));
});

const setIter = fn(['f', 'set'], (at, [f, set]) => {
  const { span } = at;
  const pair = build.binder(at.names.fresh('gen'), tupleOf([UNIT, argument(set.type)]));
  const element = build.binder(at.names.fresh('elt'), argument(set.type));
  const pattern = build.tuplePattern([{ kind: 'unit', span }, build.variablePattern(element, span)], span);
  const body = build.apply(f, build.use(element, span), span);
  const step = build.lambda(pair, build.letIn(pattern, build.use(pair, span), body, span), span);
  return call(at, 'Set.fold', [step, set, unit(at)]);
});

const setMap = fn(['f', 'set'], (at, [f, old]) => {
  const step = ofPair(at, tupleOf([at.type, argument(old.type)]), ['set', 'elt'], (set, element) =>
    call(at, 'Set.add', [build.apply(f, element, at.span), set]),
  );
  return call(at, 'Set.fold', [step, old, call(at, 'Set.empty', [])]);
});

export const SETS: readonly Entry[] = [
  ['Set.empty', empty('SET_EMPTY')],
  ['Set.update', operation('SET_UPDATE', ['elt', 'add', 'set'])],
  ['Set.add', calling('Set.update', ['elt', 'set'], (at, [element, set]) => [element, truth(at, true), set])],
  [
    'Set.remove',
    calling('Set.update', ['elt', 'set'], (at, [element, set]) => [element, truth(at, false), set]),
  ],
  ['Set.literal', literal('SET_LITERAL')],
  ['Set.of_list', setOfList('Set')],
  ['Set.size', operation('SET_SIZE', ['set'])],
  ['Set.cardinal', calling('Set.size', ['set'])],
  ['Set.mem', operation('SET_MEM', ['elt', 'set'])],
  ['Set.fold', operation('SET_FOLD', ['f', 'set', 'init'])],
  ['Set.fold_desc', operation('SET_FOLD_DESC', ['f', 'set', 'init'])],
  ['Set.filter_map', setFilterMap],
  ['Set.iter', setIter],
  ['Set.map', setMap],
  ['Big_set.empty', calling('Big_map.empty', [])],
  [
    'Big_set.update',
    calling('Big_map.update', ['elt', 'add', 'set'], (at, [element, add, set]) => [
      element,
      conditional(at, add, some(at, unit(at)), none(at, UNIT)),
      set,
    ]),
  ],
  ['Big_set.add', calling('Big_map.add', ['elt', 'set'], (at, [element, set]) => [element, unit(at), set])],
  ['Big_set.remove', calling('Big_map.remove', ['elt', 'set'])],
  ['Big_set.literal', literal('BIG_SET_LITERAL')],
  ['Big_set.of_list', setOfList('Big_set')],
  ['Big_set.mem', calling('Big_map.mem', ['elt', 'set'])],
];
