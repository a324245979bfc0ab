/** `Option`. */
import { failString, failWith } from '../failure';
import { call } from '../machine/native';
import { bool, NONE, some } from '../values/make';
import type { Value } from '../values/value';
import { entriesOf, type Run, type Table } from './define';
import { functionOf, given, optionOf } from './read';

function valueOr(error: Value | undefined, option: Value | undefined): Value {
  const value = optionOf(option);
  if (!value) throw failWith(given(error));
  return value;
}

const valueWithError: Run = ([error, option]) => valueOr(error, option);

const OPTION: Table = {
  value: [2, ([fallback, option]) => optionOf(option) ?? given(fallback)],
  value_with_error: [2, valueWithError],
  value_exn: [2, valueWithError],
  unopt_with_error: [2, ([option, error]) => valueOr(error, option)],
  unopt: [
    1,
    ([option]) => {
      const value = optionOf(option);
      if (!value) throw failString('option is None');
      return value;
    },
  ],
  map: [
    2,
    function* ([fn, option]) {
      const value = optionOf(option);
      return value ? some(yield call(functionOf(fn), value)) : NONE;
    },
  ],
  is_none: [1, ([option]) => bool(optionOf(option) === undefined)],
  is_some: [1, ([option]) => bool(optionOf(option) !== undefined)],
};

export const OPTION_ENTRIES = entriesOf('Option', OPTION);
