/** Annotations: `%field`, `:type` and `@variable`. */
import { MAX_ANNOTATION_LENGTH } from '../limits';
import { Refusal } from '../refusal';
import type { MichelinePrim } from '../tree';

export interface Annotations {
  /** Without the first character; an empty name counts as none. */
  readonly field?: string | undefined;
}

/** The field annotation of a node. Refuses annotations that are malformed, and several of one kind. */
export function annotationsOf(node: MichelinePrim): Annotations {
  const seen = new Set<string>();
  let field: string | undefined;
  for (const annotation of node.annots) {
    const kind = annotation.charAt(0);
    const isRepeated = seen.has(kind) && (kind !== '%' || node.prim !== 'PAIR');
    if (isRepeated || !isValid(annotation)) throw unexpected(annotation, node);
    seen.add(kind);
    if (kind === '%' && annotation.length > 1) field = annotation.slice(1);
  }
  return { field };
}

const isValid = (annotation: string): boolean =>
  /^[%:@](?:[A-Za-z0-9_][A-Za-z0-9_.%@]*|[%@])?$/.test(annotation) &&
  annotation.length <= MAX_ANNOTATION_LENGTH;

const unexpected = (annotation: string, node: MichelinePrim): Refusal =>
  new Refusal('unexpected-annotation', `The annotation ${annotation} is not allowed here.`, node);

/** The longest name of an entrypoint or a view. */
const MAX_NAME_LENGTH = 31;

/** The entrypoint that `CONTRACT` or the tag that `EMIT` names; `default` must be left out. */
export function strictName(node: MichelinePrim): string | undefined {
  const { field } = annotationsOf(node);
  if (field === 'default') throw unexpected('%default', node);
  return checkLength(field, node);
}

/** The entrypoint that `SELF` names. */
export function laxName(node: MichelinePrim): string | undefined {
  return checkLength(annotationsOf(node).field, node);
}

function checkLength(name: string | undefined, node: MichelinePrim): string | undefined {
  if (name === undefined || name.length <= MAX_NAME_LENGTH) return name;
  throw new Refusal('name-too-long', `The name %${name} has more than ${MAX_NAME_LENGTH} characters.`, node);
}

/** Whether a name can be that of an entrypoint; longer names are only annotations. */
export const isEntrypointName = (name: string): boolean => name.length <= MAX_NAME_LENGTH;

/** The reason why a text cannot be the name of a view; undefined if it can. */
export function viewNameProblem(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH)
    return `The name of the view "${name}" has more than ${MAX_NAME_LENGTH} characters.`;
  return /^[A-Za-z0-9_.%@]*$/.test(name)
    ? undefined
    : `The name of the view "${name}" may only contain letters, digits and the characters _ . % @.`;
}
