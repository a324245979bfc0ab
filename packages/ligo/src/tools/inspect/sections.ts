/** The parts of a script that readers know: its types, its entry points and its views. */
import {
  checkType,
  childrenOf,
  type InstructionTyping,
  isSameType,
  type Micheline,
  type MichelinePrim,
  type Type,
} from '../../michelson';

export type SectionKind = 'parameter' | 'storage' | 'entrypoint' | 'view';

export interface Section {
  readonly kind: SectionKind;
  readonly name: string;
  /** A section of the script, or the code of an entry point within `code`. */
  readonly node: Micheline;
}

/** In the order of the text. Code that several entry points share is in none. */
export function sectionsOf(script: Micheline, typings: readonly InstructionTyping[]): readonly Section[] {
  const sections = childrenOf(script).filter((node) => node.kind === 'prim');
  const parameter = sections.find(({ prim }) => prim === 'parameter');
  const typeOf = new Map<Micheline, Type | undefined>(typings.map(({ node, before }) => [node, before[0]]));
  return sections.flatMap((section): readonly Section[] => {
    const [first] = section.args;
    switch (section.prim) {
      case 'parameter':
      case 'storage':
        return [{ kind: section.prim, name: section.prim, node: section }];
      case 'view':
        return [{ kind: 'view', name: first?.kind === 'string' ? first.value : '', node: section }];
      default:
        return parameter && first ? entryPoints(parameter, first, typeOf) : [];
    }
  });
}

type TypeBefore = ReadonlyMap<Micheline, Type | undefined>;

function entryPoints(
  { args: [node] }: MichelinePrim,
  code: Micheline,
  typeOf: TypeBefore,
): readonly Section[] {
  const type = node && checkType(node).type;
  if (type === undefined) return [];
  const found = alternatives(type, code, typeOf);
  const root = node?.kind === 'prim' ? node.annots[0]?.slice(1) : undefined;
  return found.length > 0 ? found : [{ kind: 'entrypoint', name: root ?? 'default', node: code }];
}

/** The code takes the parameter apart, one `or` after the other. */
function alternatives(type: Type, code: Micheline, typeOf: TypeBefore): readonly Section[] {
  if (type.name !== 'or' || code.kind !== 'sequence') return [];
  const branch = code.items.find((item) => {
    const top = typeOf.get(item);
    return item.kind === 'prim' && item.prim === 'IF_LEFT' && top !== undefined && isSameType(top, type);
  });
  if (branch?.kind !== 'prim') return [];
  const [left, right] = branch.args;
  return [
    ...(left ? alternative(type.left, left, typeOf) : []),
    ...(right ? alternative(type.right, right, typeOf) : []),
  ];
}

function alternative(type: Type, code: Micheline, typeOf: TypeBefore): readonly Section[] {
  const { field } = type;
  return field === undefined
    ? alternatives(type, code, typeOf)
    : [{ kind: 'entrypoint', name: field, node: code }];
}
