/** Pairs, options, variants, lists, sets and maps. */
import type { MichelinePrim } from '../tree';
import { isComparable } from '../types/attributes';
import { notComparable, readComparableType, readType, tooLarge } from '../types/read-type';
import { binary, isSameType, MAX_TYPE_SIZE, simple, type Type, unary } from '../types/type';
import type { Rule } from './context';
import { takeArguments, takeCount } from './operands';
import { pop, popTwo, requireDepth, type Stack, wrongOperands } from './stack';

export const DATA_RULES: Readonly<Record<string, Rule>> = {
  PAIR(node, stack) {
    const count = takeCount(node, 2) ?? 2;
    requireDepth(node, stack, count);
    const type = stack.slice(0, count).reduceRight((right, left) => binary('pair', left, right));
    return push(node, type, stack.slice(count));
  },

  UNPAIR(node, stack) {
    const count = takeCount(node, 2) ?? 2;
    const [top, rest] = pop(node, stack);
    const parts: Type[] = [];
    let right = top;
    while (parts.length < count - 1) {
      if (right.name !== 'pair') throw wrongOperands(node, stack, 1);
      parts.push(right.left);
      right = right.right;
    }
    return [...parts, right, ...rest];
  },

  CAR: half('left'),
  CDR: half('right'),

  SOME(node, stack) {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    return push(node, unary('option', top), rest);
  },

  NONE: (node, stack) => push(node, unary('option', readType(takeArguments(node, 1)[0], 'any')), stack),

  LEFT(node, stack) {
    const other = readType(takeArguments(node, 1)[0], 'any');
    const [top, rest] = pop(node, stack);
    return push(node, binary('or', top, other), rest);
  },

  RIGHT(node, stack) {
    const other = readType(takeArguments(node, 1)[0], 'any');
    const [top, rest] = pop(node, stack);
    return push(node, binary('or', other, top), rest);
  },

  NIL: (node, stack) => push(node, unary('list', readType(takeArguments(node, 1)[0], 'any')), stack),

  CONS(node, stack) {
    takeArguments(node, 0);
    const [item, list, rest] = popTwo(node, stack);
    if (list.name !== 'list' || !isSameType(list.item, item)) throw wrongOperands(node, stack, 2);
    return [list, ...rest];
  },

  EMPTY_SET: (node, stack) => push(node, unary('set', readComparableType(takeArguments(node, 1)[0])), stack),

  EMPTY_MAP(node, stack) {
    const [key, value] = takeArguments(node, 2);
    return push(node, binary('map', readComparableType(key), readType(value, 'any')), stack);
  },

  EMPTY_BIG_MAP(node, stack) {
    const [key, value] = takeArguments(node, 2);
    return push(node, binary('big_map', readComparableType(key), readType(value, 'big map value')), stack);
  },

  SIZE(node, stack) {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    if (!SIZED.has(top.name)) throw wrongOperands(node, stack, 1);
    return [simple('nat'), ...rest];
  },

  MEM(node, stack) {
    takeArguments(node, 0);
    const [key, collection, rest] = popTwo(node, stack);
    if (!isKeyOf(key, collection)) throw wrongOperands(node, stack, 2);
    return [simple('bool'), ...rest];
  },

  GET(node, stack) {
    const position = takeCount(node, 0);
    if (position !== undefined) return getPart(node, stack, position);
    const [key, map, rest] = popTwo(node, stack);
    if (!isMap(map) || !isKeyOf(key, map)) throw wrongOperands(node, stack, 2);
    return push(node, unary('option', map.right), rest);
  },

  UPDATE(node, stack) {
    const position = takeCount(node, 0);
    if (position !== undefined) return updatePart(node, stack, position);
    const [key, value, collection, ...rest] = stack;
    if (!key || !value || !collection || !isKeyOf(key, collection)) throw wrongOperands(node, stack, 3);
    const isValue = isMap(collection)
      ? value.name === 'option' && isSameType(value.item, collection.right)
      : value.name === 'bool';
    if (!isValue) throw wrongOperands(node, stack, 3);
    return [collection, ...rest];
  },

  GET_AND_UPDATE(node, stack) {
    takeArguments(node, 0);
    const [key, value, map, ...rest] = stack;
    const isUpdate =
      key &&
      value?.name === 'option' &&
      map &&
      isMap(map) &&
      isKeyOf(key, map) &&
      isSameType(value.item, map.right);
    if (!isUpdate) throw wrongOperands(node, stack, 3);
    return [value, map, ...rest];
  },

  COMPARE(node, stack) {
    takeArguments(node, 0);
    const [first, second, rest] = popTwo(node, stack);
    if (!isSameType(first, second)) throw wrongOperands(node, stack, 2);
    if (!isComparable(first)) throw notComparable(first, node);
    return [simple('int'), ...rest];
  },
};

const SIZED: ReadonlySet<string> = new Set(['string', 'bytes', 'list', 'set', 'map']);

/** Pushes a type that was made from others, and may have become too large. */
export function push(node: MichelinePrim, type: Type, rest: Stack): Stack {
  if (type.size > MAX_TYPE_SIZE) throw tooLarge(node);
  return [type, ...rest];
}

const isMap = (type: Type): type is Type & { readonly left: Type; readonly right: Type } =>
  type.name === 'map' || type.name === 'big_map';

function isKeyOf(key: Type, collection: Type): boolean {
  if (collection.name === 'set') return isSameType(key, collection.item);
  return isMap(collection) && isSameType(key, collection.left);
}

/** `CAR` and `CDR`. */
function half(side: 'left' | 'right'): Rule {
  return (node, stack) => {
    takeArguments(node, 0);
    const [top, rest] = pop(node, stack);
    if (top.name !== 'pair') throw wrongOperands(node, stack, 1);
    return [top[side], ...rest];
  };
}

/** `GET n`: odd positions are parts of a comb, even ones the rest of it. */
function getPart(node: MichelinePrim, stack: Stack, position: number): Stack {
  const [top, rest] = pop(node, stack);
  let type = top;
  for (let left = position; left > 0; left -= 2) {
    if (type.name !== 'pair') throw wrongOperands(node, stack, 1);
    if (left === 1) return [type.left, ...rest];
    type = type.right;
  }
  return [type, ...rest];
}

/** `UPDATE n` replaces a part of a comb, even by a value of another type. */
function updatePart(node: MichelinePrim, stack: Stack, position: number): Stack {
  const [value, comb, rest] = popTwo(node, stack);
  const replace = (type: Type, left: number): Type => {
    if (left === 0) return value;
    if (type.name !== 'pair') throw wrongOperands(node, stack, 2);
    return left === 1
      ? binary('pair', value, type.right)
      : binary('pair', type.left, replace(type.right, left - 2));
  };
  return push(node, replace(comb, position), rest);
}
