/** Attributes of values that change how they are compiled. */
import type { Attribute } from '../../syntax/ast';
import type { LetAttributes } from '../aggregated/expression';
import { NO_ATTRIBUTES } from '../aggregated/expression';

export function attributesOf(attributes: readonly Attribute[]): LetAttributes {
  if (attributes.length === 0) return NO_ATTRIBUTES;
  const has = (key: string) => attributes.some((attribute) => attribute.key === key);
  return { inline: has('inline'), thunk: has('thunk') };
}
