/** Comparison of any two values of one type, including those that contracts cannot compare. */
import type { Run, Table } from '../../evaluate/library/define';
import { given } from '../../evaluate/library/read';
import { compare } from '../../evaluate/values/compare';
import { bool } from '../../evaluate/values/make';

const comparison =
  (holds: (order: number) => boolean): Run =>
  ([a, b]) =>
    bool(holds(compare(given(a), given(b))));

export const COMPARE: Table = {
  eq: [2, comparison((order) => order === 0)],
  neq: [2, comparison((order) => order !== 0)],
  gt: [2, comparison((order) => order > 0)],
  lt: [2, comparison((order) => order < 0)],
  ge: [2, comparison((order) => order >= 0)],
  le: [2, comparison((order) => order <= 0)],
};
