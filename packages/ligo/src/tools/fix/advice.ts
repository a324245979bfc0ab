/** What is allowed and yet worth changing: values that nothing uses, and deprecated ones. */
import type { Span } from '../../syntax/source';
import { walkDeclarations } from '../../syntax/walk';
import type { Analysis } from '../analyse';
import { namesOfFiles } from '../occurrence';
import { type QuickFix, replace } from './candidate';

export interface Advice {
  readonly code: 'unused' | 'deprecated';
  readonly message: string;
  readonly span: Span;
  readonly fix?: QuickFix;
}

/** Names of the library with what replaces each; empty where nothing does. */
export type Deprecated = ReadonlyMap<string, string>;

export function advice(analysis: Analysis, deprecated: Deprecated = new Map()): readonly Advice[] {
  return [...unused(analysis), ...deprecatedUses(analysis, deprecated)].sort(
    (one, other) => one.span.from - other.span.from,
  );
}

/** Local names without uses. Top-level ones may be used by other files, tests and callers. */
function unused(analysis: Analysis): Advice[] {
  const names = namesOfFiles(analysis);
  const used = new Set(
    names.flatMap(({ kind, definition }) => (kind === 'value' && definition ? [keyOf(definition)] : [])),
  );
  const shorthand = shorthandFields(analysis);
  const declared = topLevel(analysis);
  return names.flatMap(({ kind, name, span }): Advice[] => {
    if (kind !== 'binder' || span.file !== 0 || !/^[a-z]\w*$/.test(name)) return [];
    const isUsed = used.has(keyOf(span)) || shorthand.has(span.from) || declared.has(span.from);
    if (isUsed) return [];
    const message = `\`${name}\` is not used.`;
    return [
      {
        code: 'unused',
        message,
        span,
        fix: { title: `Call it \`_${name}\``, edits: [replace(span, `_${name}`)] },
      },
    ];
  });
}

function keyOf({ file, from }: Span): string {
  return `${file}:${from}`;
}

/** The names in `{ a, b }` patterns are those of fields. */
function shorthandFields({ program }: Analysis): ReadonlySet<number> {
  const found = new Set<number>();
  walkDeclarations(program.declarations, {
    pattern: (pattern) => {
      if (pattern.kind !== 'record') return;
      for (const field of pattern.fields) if (field.punned) found.add(field.name.span.from);
    },
  });
  return found;
}

function topLevel({ typed }: Analysis): ReadonlySet<number> {
  const items = [...typed.modules.values()].flatMap((signature) => signature.items);
  return new Set(items.flatMap(({ span }) => (span ? [span.from] : [])));
}

function deprecatedUses(analysis: Analysis, deprecated: Deprecated): Advice[] {
  return namesOfFiles(analysis).flatMap(({ name, span, definition }): Advice[] => {
    const instead = span.file === 0 && !definition ? deprecated.get(name) : undefined;
    if (instead === undefined) return [];
    const message = `\`${name}\` is deprecated${instead ? `: use \`${instead}\`` : ''}.`;
    const from = span.to - name.length;
    const isWritten = analysis.text.slice(from, span.to) === name;
    const edits = [replace({ ...span, from }, instead)];
    const fix = instead !== '' && isWritten ? { fix: { title: `Use \`${instead}\``, edits } } : {};
    return [{ code: 'deprecated', message, span, ...fix }];
  });
}
