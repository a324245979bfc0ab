/** Constructors of values. */
import type {
  BoolValue,
  BytesKind,
  BytesValue,
  Entry,
  ListValue,
  MapValue,
  NumberValue,
  OptionValue,
  OrValue,
  PairValue,
  TextValue,
  UnitValue,
  Value,
} from './value';

export const UNIT: UnitValue = { kind: 'unit' };
export const NIL: ListValue = { kind: 'list', cell: undefined, size: 0 };

export const bool = (value: boolean): BoolValue => ({ kind: 'bool', value });
export const number = (kind: NumberValue['kind'], value: bigint): NumberValue => ({ kind, value });
export const text = (value: string): TextValue => ({ kind: 'string', value });
export const raw = (kind: BytesKind, value: string): BytesValue => ({ kind, value });
export const pair = (left: Value, right: Value): PairValue => ({ kind: 'pair', left, right });
export const or = (side: OrValue['side'], value: Value): OrValue => ({ kind: 'or', side, value });
export const option = (value: Value | undefined): OptionValue => ({ kind: 'option', value });
export const cons = (head: Value, tail: ListValue): ListValue => ({
  kind: 'list',
  cell: { head, tail },
  size: tail.size + 1,
});
export const map = (kind: MapValue['kind'], entries: readonly Entry[]): MapValue => ({ kind, entries });

export const listOf = (items: readonly Value[]): ListValue =>
  items.reduceRight<ListValue>((tail, head) => cons(head, tail), NIL);

export function itemsOf(list: ListValue): Value[] {
  const items: Value[] = [];
  for (let rest = list; rest.cell; rest = rest.cell.tail) items.push(rest.cell.head);
  return items;
}
