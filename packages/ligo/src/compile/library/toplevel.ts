/** Values of the library outside of modules, pairs and assertions. */
import * as build from '../elaborate/build';
import {
  calling,
  conditional,
  type Definition,
  type Entry,
  fail,
  fn,
  instruction,
  matchOption,
  ofPair,
  text,
  thunk,
  unit,
  value,
} from './define';

const curry = fn(['f', 'x', 'y'], (at, [f, x, y]) => build.apply(f, build.tuple([x, y], at.span), at.span));

const uncurry = fn(['f'], (at, [f]) =>
  at.type.kind === 'arrow'
    ? ofPair(at, at.type.parameter, ['x', 'y'], (x, y) => build.apply(build.apply(f, x, at.span), y, at.span))
    : f,
);

const part = (index: 0 | 1): Definition =>
  value((use) =>
    ofPair(
      use,
      use.type.kind === 'arrow' ? use.type.parameter : use.type,
      index === 0 ? ['x', '_'] : ['_', 'y'],
      (left, right) => (index === 0 ? left : right),
    ),
  );

const swap = value((use) =>
  ofPair(use, use.type.kind === 'arrow' ? use.type.parameter : use.type, ['x', 'y'], (x, y) =>
    build.tuple([y, x], use.span),
  ),
);

const assert = fn(['condition', 'error'], (at, [condition, error]) =>
  conditional(at, condition, unit(at), fail(at, error)),
);

const assertSome = fn(['opt', 'err'], (at, [given, error]) =>
  matchOption(at, given, fail(at, error), () => unit(at)),
);

const assertNone = fn(['opt', 'err'], (at, [given, error]) =>
  matchOption(at, given, unit(at), () => fail(at, error)),
);

/** The same with a message of the library. */
const withMessage = (path: string, name: string, message: string): Definition =>
  calling(path, [name], (at, [given]) => [given, text(at, message)]);

export const TOPLEVEL: readonly Entry[] = [
  ['unit', thunk(unit)],
  ['ignore', fn(['_'], (at) => unit(at))],
  ['curry', curry],
  ['uncurry', uncurry],
  ['fst', part(0)],
  ['snd', part(1)],
  ['Tuple2.curry', curry],
  ['Tuple2.uncurry', uncurry],
  ['Tuple2.get1', part(0)],
  ['Tuple2.get2', part(1)],
  ['Tuple2.swap', swap],
  ['failwith', instruction('FAILWITH', ['error'])],
  ['bytes', instruction('BYTES', ['value'])],
  ['assert_with_error', assert],
  ['assert', withMessage('assert_with_error', 'condition', 'failed assertion')],
  ['assert_some_with_error', assertSome],
  ['assert_some', withMessage('assert_some_with_error', 'opt', 'failed assert some')],
  ['assert_none_with_error', assertNone],
  ['assert_none', withMessage('assert_none_with_error', 'opt', 'failed assert none')],
  ['Assert.Error.assert', assert],
  ['Assert.Error.some', assertSome],
  ['Assert.Error.none', assertNone],
  ['Assert.assert', withMessage('Assert.Error.assert', 'condition', 'failed assertion')],
  ['Assert.some', withMessage('Assert.Error.some', 'opt', 'failed assert some')],
  ['Assert.none', withMessage('Assert.Error.none', 'opt', 'failed assert none')],
  ['abs', instruction('ABS', ['integer'])],
  ['is_nat', instruction('ISNAT', ['integer'])],
  ['int', instruction('INT', ['value'])],
  ['nat', instruction('NAT', ['bytes'])],
  ['ediv', instruction('EDIV', ['left', 'right'])],
];

export const BITWISE: readonly Entry[] = [
  ['Bitwise.and', instruction('AND', ['left', 'right'])],
  ['Bitwise.or', instruction('OR', ['left', 'right'])],
  ['Bitwise.xor', instruction('XOR', ['left', 'right'])],
  ['Bitwise.shift_left', instruction('LSL', ['left', 'right'])],
  ['Bitwise.shift_right', instruction('LSR', ['left', 'right'])],
];

const valueWithError = fn(['error', 'opt'], (at, [error, given]) =>
  matchOption(at, given, fail(at, error), (content) => content, 'v'),
);

export const OPTION: readonly Entry[] = [
  [
    'Option.value',
    fn(['default', 'opt'], (at, [otherwise, given]) =>
      matchOption(at, given, otherwise, (content) => content, 'v'),
    ),
  ],
  ['Option.value_with_error', valueWithError],
  ['Option.value_exn', calling('Option.value_with_error', ['error', 'opt'])],
  [
    'Option.unopt_with_error',
    calling('Option.value_with_error', ['opt', 'error'], (_, [given, error]) => [error, given]),
  ],
  [
    'Option.unopt',
    calling('Option.value_with_error', ['opt'], (at, [given]) => [text(at, 'option is None'), given]),
  ],
  [
    'Option.map',
    {
      ...fn(['f', 'opt'], (at, [f, given]) => build.primitive('OPTION_MAP', [f, given], at.type, at.span)),
      thunk: true,
    },
  ],
  [
    'Option.is_none',
    fn(['opt'], (at, [given]) =>
      matchOption(at, given, build.truth(true, at.span), () => build.truth(false, at.span)),
    ),
  ],
  [
    'Option.is_some',
    fn(['opt'], (at, [given]) =>
      matchOption(at, given, build.truth(false, at.span), () => build.truth(true, at.span)),
    ),
  ],
];
