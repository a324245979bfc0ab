/** Values: making, comparing and printing them. */

export type { DataType } from './data-type';
export { NOT_SUPPORTED } from './not-supported';
export { isFunction } from './values/function';
export {
  bool,
  bytes,
  int,
  itemsOf,
  listOf,
  mapOf,
  mutez,
  NONE,
  nat,
  record,
  setOf,
  shapeOf,
  some,
  text,
  timestamp,
  UNIT,
  variant,
} from './values/make';
export { print } from './values/print';
export { printInterpreted } from './values/print-interpreted';
export type { Value } from './values/value';
