import type { Nodes, Root, TableRow } from 'mdast';
import { nameParameters } from '../../ligo/grammar/signature';
import { placeholderFor } from '../../markdown/article';
import { element } from '../../markdown/directives/directive';
import { typeSearchHtml } from '../../markdown/islands';
import { text } from '../../markdown/tree';
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
import { entryAnchors, type LibraryEntry, type LibraryModule, qualifiedName } from './schema';

/** A module's neighbours in the tree of modules, as page names. */
export interface ModuleFamily {
  readonly parent?: LibraryModule;
  readonly children: readonly LibraryModule[];
}

interface PlacedEntry {
  readonly entry: LibraryEntry;
  readonly index: number;
  readonly anchor: string;
}

/** The page of a module as a Markdown tree, which is then compiled like a guide. */
export function modulePage(file: YamlFile<LibraryModule>, family: ModuleFamily): Root {
  const module = file.data;
  const anchors = entryAnchors(module);
  const placed = module.entries.map((entry, index) => ({ entry, index, anchor: anchors[index] ?? '' }));
  const current = placed.filter(({ entry }) => entry.deprecated === undefined);
  const deprecated = placed.filter(({ entry }) => entry.deprecated !== undefined);
  return rootOf([
    ...blocks(module.intro, file.lineOf(['intro'])),
    ...familyLinks(family),
    TYPE_SEARCH,
    ...(module.entries.length > 1 ? overview(file, [...current, ...deprecated]) : []),
    ...grouped(module, current).flatMap(([title, entries]) => [
      heading(2, title),
      ...entries.map((one) => entryBlock(file, one)),
    ]),
    ...deprecatedBlock(file, deprecated),
  ]);
}

/** Searches the library by type; without script it leads to the search page. */
const TYPE_SEARCH: Nodes = {
  type: 'rawBlock',
  value: typeSearchHtml(placeholderFor('searchPage')),
  text: '',
};

function familyLinks({ parent, children }: ModuleFamily): Nodes[] {
  const toModule = (module: LibraryModule) =>
    link(`/reference/${module.page}.md`, [inlineCode(module.title)]);
  const items: Nodes[] = [];
  if (parent) items.push(element('li', {}, [text('Part of '), toModule(parent)]));
  for (const child of children) {
    items.push(element('li', {}, [text('Contains '), toModule(child), text(`: ${child.description}`)]));
  }
  return items.length > 0 ? [element('ul', { className: ['family'] }, items)] : [];
}

/** All entries in one table: name and one line. */
function overview(file: YamlFile<LibraryModule>, placed: readonly PlacedEntry[]): Nodes[] {
  const rows = placed.map(({ entry, index, anchor }): TableRow => {
    const name = link(`#${anchor}`, [inlineCode(entry.name)]);
    const summaryLine = file.lineOf(['entries', index, 'summary']);
    const sentence = inline(firstSentence(entry.summary), summaryLine);
    return { ...tableRow([name], sentence), data: { range: rangeOf(entry) } };
  });
  return [heading(2, 'Overview'), table(['Name', 'In one line'], rows)];
}

function grouped(module: LibraryModule, placed: readonly PlacedEntry[]): [string, PlacedEntry[]][] {
  const titleOf = ({ entry }: PlacedEntry) => entry.group ?? (entry.kind === 'type' ? 'Types' : 'Values');
  const order = [...new Set([...(module.groups ?? ['Types', 'Values']), ...placed.map(titleOf)])];
  return order
    .map((title): [string, PlacedEntry[]] => [title, placed.filter((one) => titleOf(one) === title)])
    .filter(([, entries]) => entries.length > 0);
}

function entryBlock(file: YamlFile<LibraryModule>, { entry, index, anchor }: PlacedEntry): Nodes {
  const { module } = file.data;
  const name = qualifiedName(module, entry.name);
  const title = heading(3, [inlineCode(name)], anchor);
  const jsligo = nameParameters(entry.jsligo, entry.parameters ?? []);
  const parts: Nodes[] = [
    title,
    { type: 'signature', jsligo, cameligo: entry.cameligo, module },
    ...(entry.deprecated && !entry.summary.includes(`ref:${entry.deprecated}`)
      ? [insteadOf(entry.deprecated, file.lineOf(['entries', index, 'deprecated']))]
      : []),
    ...blocks(entry.summary, file.lineOf(['entries', index, 'summary'])),
    ...SYNTAXES.map((syntax) =>
      codeBlock(syntax, entry.example[syntax], file.lineOf(['entries', index, 'example', syntax]) - 1),
    ),
  ];
  const block = element('section', { className: ['entry'] }, parts, { range: rangeOf(entry) });
  return { ...block, position: positionOf(file.lineOf(['entries', index])) };
}

function insteadOf(replacement: string, line: number): Nodes {
  return element('p', { className: ['deprecated'] }, [
    element('strong', {}, [text('Deprecated.')]),
    text(' Use '),
    link(`ref:${replacement}`, [inlineCode(replacement)], line),
    text(' instead.'),
  ]);
}

function deprecatedBlock(file: YamlFile<LibraryModule>, placed: readonly PlacedEntry[]): Nodes[] {
  if (placed.length === 0) return [];
  const count = placed.length === 1 ? '1 deprecated entry' : `${placed.length} deprecated entries`;
  const entries = placed.map((one) => entryBlock(file, one));
  const fold = [
    element('summary', {}, [text(`Show ${count}`)]),
    element('div', { className: ['fold-body'] }, entries),
  ];
  const reason = 'Kept for code that was written before their replacements; new code uses those.';
  return [
    heading(2, 'Deprecated'),
    paragraph(text(reason)),
    element('details', { className: ['fold', 'deprecated-entries'] }, fold, { copy: 'body' }),
  ];
}
