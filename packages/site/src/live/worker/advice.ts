/** Quick fixes and what is shown at names. Loaded when an editor asks for it. */
import { advice, lenses, quickFixes, semanticTokens } from '@ligo-docs/ligo';
import type { Place, TextEdit } from '../protocol/program';
import type { OpenProgram } from './programs';

export interface FixInText {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export function fixesAt(opened: OpenProgram, offset: number): readonly FixInText[] {
  const { analysis, offsetOf, readFile, paths, deprecated, editsIn } = opened;
  const found = quickFixes(analysis, { offset: offsetOf(offset), readFile, files: paths, deprecated });
  return found.flatMap(({ title, edits }) => {
    const inText = editsIn(edits);
    return inText ? [{ title, edits: inText }] : [];
  });
}

export function marksOf({ analysis, deprecated, isInText, placeOf }: OpenProgram) {
  const placed = <T extends { readonly span: Parameters<typeof placeOf>[0] }>(all: readonly T[]) =>
    all.flatMap((one): (T & { readonly place: Place })[] => {
      const place = isInText(one.span) ? placeOf(one.span) : undefined;
      return place ? [{ ...one, place }] : [];
    });
  return {
    lenses: placed(lenses(analysis)).map(({ kind, name, module, place }) => ({ kind, name, module, place })),
    names: placed(semanticTokens(analysis)).map(({ kind, isMutable, isLibrary, place }) => ({
      kind,
      isMutable,
      isLibrary,
      place,
    })),
    advice: placed(advice(analysis, deprecated)).map(({ code, message, place }) => ({
      code,
      message,
      place,
    })),
  };
}
