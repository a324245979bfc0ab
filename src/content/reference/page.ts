import type { Nodes, Root, TableRow } from 'mdast';
import { nameParameters } from '../../ligo/grammar/signature';
import { placeholderFor } from '../../markdown/article';
import { element } from '../../markdown/directives/directive';
import { typeSearchHtml } from '../../markdown/islands';
import { text } from '../../markdown/tree';
import { groupBy } from '../../model/group-by';
import { SYNTAXES } from '../../model/syntax';
import {
  blocks,
  codeBlock,
  heading,
  inline,
  inlineCode,
  link,
  paragraph,
  positionOf,
  rangeOf,
  rootOf,
  table,
  tableRow,
} from '../tree-parts';
import type { YamlFile } from '../yaml';
import { firstSentence } from './library';
import { type LibraryModule, type PlacedEntry, placedEntries } from './schema';

/** A module's neighbours in the tree of modules, as page names. */
export interface ModuleFamily {
  readonly parent?: LibraryModule;
  readonly children: readonly LibraryModule[];
}

/** The page of a module as a Markdown tree, which is then compiled like a guide. */
export function modulePage(file: YamlFile<LibraryModule>, family: ModuleFamily): Root {
  const entries = placedEntries(file.data);
  const current = entries.filter(({ deprecated }) => deprecated === undefined);
  const deprecated = entries.filter((entry) => entry.deprecated !== undefined);
  return rootOf([
    ...blocks(file.data.intro, file.lineOf(['intro'])),
    ...familyLinks(family),
    TYPE_SEARCH,
    ...(entries.length > 1 ? overview(file, [...current, ...deprecated]) : []),
    ...grouped(file.data, current).flatMap(([title, group]) => [
      heading(2, title),
      ...group.map((entry) => entryBlock(file, entry)),
    ]),
    ...(deprecated.length > 0 ? deprecatedBlock(file, deprecated) : []),
  ]);
}

/** Searches the library by type; without script it leads to the search page. */
const TYPE_SEARCH: Nodes = {
  type: 'rawBlock',
  value: typeSearchHtml(placeholderFor('searchPage')),
  text: '',
};

function familyLinks({ parent, children }: ModuleFamily): Nodes[] {
  const item = (before: string, { page, title }: LibraryModule, after = '') =>
    element('li', {}, [text(before), link(`/reference/${page}.md`, [inlineCode(title)]), text(after)]);
  const items = [
    ...(parent ? [item('Part of ', parent)] : []),
    ...children.map((child) => item('Contains ', child, `: ${child.description}`)),
  ];
  return items.length > 0 ? [element('ul', { className: ['family'] }, items)] : [];
}

/** All entries in one table: name and one line. */
function overview(file: YamlFile<LibraryModule>, entries: readonly PlacedEntry[]): Nodes[] {
  const rows = entries.map((entry): TableRow => {
    const name = link(`#${entry.anchor}`, [inlineCode(entry.name)]);
    const sentence = inline(firstSentence(entry.summary), file.lineOf(['entries', entry.index, 'summary']));
    return { ...tableRow([name], sentence), data: { range: rangeOf(entry) } };
  });
  return [heading(2, 'Overview'), table(['Name', 'In one line'], rows)];
}

/** The entries of each heading: first those that the file lists, in its order. */
function grouped({ groups = ['Types', 'Values'] }: LibraryModule, entries: readonly PlacedEntry[]) {
  const byTitle = groupBy(entries, ({ group, kind }) => group ?? (kind === 'type' ? 'Types' : 'Values'));
  const titles = new Set([...groups, ...byTitle.keys()]);
  return [...titles].flatMap((title) => {
    const group = byTitle.get(title);
    return group ? [[title, group] as const] : [];
  });
}

function entryBlock(file: YamlFile<LibraryModule>, entry: PlacedEntry): Nodes {
  const { fullName, anchor, parameters = [], cameligo, deprecated, summary, example } = entry;
  const lineOf = (...path: string[]) => file.lineOf(['entries', entry.index, ...path]);
  const parts: Nodes[] = [
    heading(3, [inlineCode(fullName)], anchor),
    {
      type: 'signature',
      jsligo: nameParameters(entry.jsligo, parameters),
      cameligo,
      module: file.data.module,
    },
    ...(deprecated && !summary.includes(`ref:${deprecated}`)
      ? [insteadOf(deprecated, lineOf('deprecated'))]
      : []),
    ...blocks(summary, lineOf('summary')),
    ...SYNTAXES.map((syntax) => codeBlock(syntax, example[syntax], lineOf('example', syntax) - 1)),
  ];
  const block = element('section', { className: ['entry'] }, parts, { range: rangeOf(entry) });
  return { ...block, position: positionOf(lineOf()) };
}

function insteadOf(replacement: string, line: number): Nodes {
  return element('p', { className: ['deprecated'] }, [
    element('strong', {}, [text('Deprecated.')]),
    text(' Use '),
    link(`ref:${replacement}`, [inlineCode(replacement)], line),
    text(' instead.'),
  ]);
}

function deprecatedBlock(file: YamlFile<LibraryModule>, entries: readonly PlacedEntry[]): Nodes[] {
  const count = entries.length === 1 ? '1 deprecated entry' : `${entries.length} deprecated entries`;
  const body = entries.map((entry) => entryBlock(file, entry));
  const fold = [
    element('summary', {}, [text(`Show ${count}`)]),
    element('div', { className: ['fold-body'] }, body),
  ];
  const reason = 'Kept for code that was written before their replacements; new code uses those.';
  return [
    heading(2, 'Deprecated'),
    paragraph(text(reason)),
    element('details', { className: ['fold', 'deprecated-entries'] }, fold, { copy: 'body' }),
  ];
}
