import type { Nodes, Root } from 'mdast';
import { element, paragraph, text, withChildren } from '../../markdown/tree';
import { groupBy } from '../../model/group-by';
import { SYNTAXES } from '../../model/syntax';
import * as md from '../tree-parts';
import { type Change, type ChangesFile, KINDS, type Kind } from './schema';

/** A change with its place in the file. */
export interface PlacedChange extends Change {
  readonly place: number;
}

interface PageParts {
  readonly fill: (text: string) => string;
  /** The check of the reader's own program, for versions that the checker knows. */
  readonly check?: Nodes;
}

/** The changes by kind; each is shown in the versions that have it. */
export function changesTree(
  { data, lineOf }: ChangesFile,
  changes: readonly PlacedChange[],
  { fill, check }: PageParts,
): Root {
  const byKind = groupBy(changes, ({ kind }) => kind);
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => byKind.has(kind));
  return md.rootOf([
    ...md.blocks(fill(data.intro), lineOf(['intro'])),
    ...(check ? [check] : []),
    ...(kinds.length === 0 ? md.blocks(fill(data.none), lineOf(['none'])) : []),
    ...kinds.flatMap((kind) =>
      md.section(
        KINDS[kind],
        (byKind.get(kind) ?? []).map((change) => changeBlock(change, lineOf)),
      ),
    ),
  ]);
}

function changeBlock(change: PlacedChange, lineOf: ChangesFile['lineOf']): Nodes {
  const { place, version, title, text: words, before, after, upgrade } = change;
  const at = (...path: string[]) => lineOf(['changes', place, ...path]);
  const parts: Nodes[] = [
    md.heading(3, md.inline(title, at('title'))),
    paragraph([withChildren<Nodes>({ type: 'emphasis' }, [text(`Since ${version}`)])], 'version-mark'),
    ...md.blocks(words, at('text')),
    ...(before ? samples(`Before ${version}`, before, (syntax) => at('before', syntax)) : []),
    ...(after ? samples(`Since ${version}`, after, (syntax) => at('after', syntax)) : []),
    ...(upgrade ? [label('When you upgrade'), ...md.blocks(upgrade, at('upgrade'))] : []),
  ];
  return element('section', { className: ['change'] }, parts, { range: { since: version } });
}

function samples(
  title: string,
  code: NonNullable<Change['before']>,
  lineOf: (syntax: string) => number,
): Nodes[] {
  const blocks = SYNTAXES.flatMap((syntax) =>
    code[syntax] ? [md.codeBlock(syntax, code[syntax], lineOf(syntax))] : [],
  );
  return [label(title), ...blocks];
}

function label(words: string): Nodes {
  return paragraph([withChildren<Nodes>({ type: 'strong' }, [text(words)])]);
}
