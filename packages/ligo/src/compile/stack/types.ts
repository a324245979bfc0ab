/** Michelson types of mini-c types. */
import { int, type Micheline, type MichelinePrim, prim } from '../../michelson';
import type { Field, MiniType } from '../mini-c/type';

/** With combs as `pair` of many types, where no annotation is in the way. */
export function michelsonType(type: MiniType): Micheline {
  const spelt = spell(type);
  return type.span === undefined ? spelt : { ...spelt, span: type.span };
}

function spell(type: MiniType): Micheline {
  switch (type.kind) {
    case 'base':
      return prim(type.name);
    case 'type-int':
      return int(type.size);
    case 'sapling_state':
    case 'sapling_transaction':
      return prim(type.kind, [int(type.size)]);
    case 'tuple':
      return tupleOf(type.fields).type;
    case 'or':
      return prim('or', [annotated(type.left), annotated(type.right)]);
    case 'function':
      return prim('lambda', [michelsonType(type.parameter), michelsonType(type.result)]);
    case 'map':
    case 'big_map':
      return prim(type.kind, [michelsonType(type.key), michelsonType(type.value)]);
    default:
      return prim(type.kind, [michelsonType(type.item)]);
  }
}

const annotated = (field: Field): Micheline => annotate(michelsonType(field.type), field.annotation);

function annotate(type: Micheline, annotation: string | undefined): Micheline {
  return annotation !== undefined && type.kind === 'prim'
    ? { ...type, annots: [`%${annotation}`, ...type.annots] }
    : type;
}

/** A right comb. The annotation of the only field of a tuple is that of the tuple. */
function tupleOf(fields: readonly Field[]): { type: Micheline; annotation?: string | undefined } {
  const [last, ...before] = [...fields].reverse();
  if (!last) return { type: prim('unit') };
  if (before.length === 0) return { type: michelsonType(last.type), annotation: last.annotation };
  const type = before.reduce((rest, field) => pairOf(annotated(field), rest), annotated(last));
  return { type };
}

/** `pair a (pair b c)` ↦ `pair a b c` */
function pairOf(first: Micheline, rest: Micheline): MichelinePrim {
  const isComb = rest.kind === 'prim' && rest.prim === 'pair' && !hasFieldAnnotation(rest);
  return prim('pair', isComb ? [first, ...rest.args] : [first, rest]);
}

const hasFieldAnnotation = ({ annots }: MichelinePrim): boolean =>
  annots.some((annotation) => annotation.length > 1 && annotation.startsWith('%'));
