/** Whether two types are the same in Michelson, ignoring names of fields and constructors. */
import type { DataType } from '../evaluate/data-type';
import type { ViewTypes } from '../evaluate/machine/host';
import type { View } from '../evaluate/values/contract';

/** Whether a view has the types with which it is called; unknown ones fit. */
export function hasTypes({ parameter, result }: View, types: ViewTypes): boolean {
  return (!parameter || sameType(parameter, types.parameter)) && (!result || sameType(result, types.result));
}

export function sameType(a: DataType, b: DataType): boolean {
  if (a.kind === 'unknown' || b.kind === 'unknown') return true;
  const [left, right] = [unwrap(a), unwrap(b)];
  if (left.kind === 'variant' && right.kind === 'variant') return sameVariants(left, right);
  const leftParts = partsOf(left);
  const rightParts = partsOf(right);
  if (leftParts && rightParts)
    return (
      leftParts.length === rightParts.length &&
      leftParts.every((part, index) => samePart(part, rightParts[index]))
    );
  if (left.kind !== right.kind) return false;
  if ('item' in left && 'item' in right) return sameType(left.item, right.item);
  if ('from' in left && 'from' in right)
    return sameType(left.from, right.from) && sameType(left.to, right.to);
  return true;
}

const samePart = (a: DataType, b: DataType | undefined): boolean => b !== undefined && sameType(a, b);

/** A variant or a tuple with a single part is equivalent to that part. */
function unwrap(type: DataType): DataType {
  const [only, ...others] = 'items' in type ? type.items : [];
  return only && others.length === 0 ? unwrap(only) : type;
}

/** Records and tuples are right combs, so the last part may continue the comb. */
function partsOf(type: DataType): DataType[] | undefined {
  if (type.kind !== 'tuple' && type.kind !== 'record') return undefined;
  const last = type.items.at(-1);
  const tail = last && partsOf(unwrap(last));
  return tail ? [...type.items.slice(0, -1), ...tail] : [...type.items];
}

function sameVariants(
  a: DataType & { kind: 'variant' | 'record' },
  b: DataType & { kind: 'variant' | 'record' },
): boolean {
  if (a.items.length !== b.items.length) return false;
  return a.shape.names.every((name, index) => {
    const [left, right] = [a.items[index], b.items[b.shape.names.indexOf(name)] ?? b.items[index]];
    return left !== undefined && right !== undefined && sameType(left, right);
  });
}
