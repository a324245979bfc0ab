import type { Edit } from '../syntax/problem';

/** The text with edits that do not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = edits
    .map((edit, index) => ({ edit, index }))
    .sort((one, other) => other.edit.span.from - one.edit.span.from || other.index - one.index);
  return inOrder.reduce(
    (result, { edit: { span, text: written } }) =>
      result.slice(0, span.from) + written + result.slice(span.to),
    text,
  );
}
