import type { Nodes, Root, TableRow } from 'mdast';
import { nameParameters } from '../../ligo/grammar/signature';
import { placeholderFor } from '../../markdown/article';
import { element } from '../../markdown/directives/directive';
import { typeSearchHtml } from '../../markdown/islands';
import { text } from '../../markdown/tree';
import { groupBy } from '../../model/group-by';
import { SYNTAXES } from '../../model/syntax';
import * as md from '../tree-parts';
import { firstSentence } from './library';
import type { ReferenceEntry, ReferenceModule } from './schema';

/** A module's neighbours in the tree of modules. */
export interface ModuleFamily {
  readonly parent?: ReferenceModule;
  readonly children: readonly ReferenceModule[];
}

/** The page of a module as a Markdown tree, which is then compiled like a guide. */
export function modulePage(module: ReferenceModule, family: ModuleFamily): Root {
  const current = module.entries.filter(({ deprecated }) => deprecated === undefined);
  const deprecated = module.entries.filter((entry) => entry.deprecated !== undefined);
  return md.rootOf([
    ...md.blocks(module.intro, module.introLine),
    ...familyLinks(family),
    TYPE_SEARCH,
    ...(module.entries.length > 1 ? overview([...current, ...deprecated]) : []),
    ...grouped(module, current).flatMap(([title, group]) => [md.heading(2, title), ...group.map(entryBlock)]),
    ...(deprecated.length > 0 ? deprecatedBlock(deprecated) : []),
  ]);
}

/** Searches the library by type; without script it leads to the search page. */
const TYPE_SEARCH: Nodes = {
  type: 'rawBlock',
  value: typeSearchHtml(placeholderFor('searchPage')),
  text: '',
};

function familyLinks({ parent, children }: ModuleFamily): Nodes[] {
  const item = (before: string, { page, title }: ReferenceModule, after = '') =>
    element('li', {}, [text(before), md.link(`/reference/${page}.md`, [md.inlineCode(title)]), text(after)]);
  const items = [
    ...(parent ? [item('Part of ', parent)] : []),
    ...children.map((child) => item('Contains ', child, `: ${child.description}`)),
  ];
  return items.length > 0 ? [element('ul', { className: ['family'] }, items)] : [];
}

/** All entries in one table: name and one line. */
function overview(entries: readonly ReferenceEntry[]): Nodes[] {
  const rows = entries.map((entry): TableRow => {
    const name = md.link(`#${entry.anchor}`, [md.inlineCode(entry.name)]);
    const sentence = md.inline(firstSentence(entry.summary), entry.lineOf('summary'));
    return { ...md.tableRow([name], sentence), data: { range: md.rangeOf(entry) } };
  });
  return [md.heading(2, 'Overview'), md.table(['Name', 'In one line'], rows)];
}

/** The entries of each heading: first those that the file lists, in its order. */
function grouped({ groups = ['Types', 'Values'] }: ReferenceModule, entries: readonly ReferenceEntry[]) {
  const byTitle = groupBy(entries, ({ group, kind }) => group ?? (kind === 'type' ? 'Types' : 'Values'));
  const titles = new Set([...groups, ...byTitle.keys()]);
  return [...titles].flatMap((title) => {
    const group = byTitle.get(title);
    return group ? [[title, group] as const] : [];
  });
}

function entryBlock(entry: ReferenceEntry): Nodes {
  const { fullName, module, anchor, parameters, cameligo, deprecated, summary, example, lineOf } = entry;
  const parts: Nodes[] = [
    md.heading(3, [md.inlineCode(fullName)], anchor),
    { type: 'signature', jsligo: nameParameters(entry.jsligo, parameters), cameligo, module },
    ...(deprecated && !summary.includes(`ref:${deprecated}`)
      ? [insteadOf(deprecated, lineOf('deprecated'))]
      : []),
    ...md.blocks(summary, lineOf('summary')),
    ...SYNTAXES.map((syntax) => md.codeBlock(syntax, example[syntax], lineOf('example', syntax) - 1)),
  ];
  const block = element('section', { className: ['entry'] }, parts, { range: md.rangeOf(entry) });
  return { ...block, position: md.positionOf(lineOf()) };
}

function insteadOf(replacement: string, line: number): Nodes {
  return element('p', { className: ['deprecated'] }, [
    element('strong', {}, [text('Deprecated.')]),
    text(' Use '),
    md.link(`ref:${replacement}`, [md.inlineCode(replacement)], line),
    text(' instead.'),
  ]);
}

function deprecatedBlock(entries: readonly ReferenceEntry[]): Nodes[] {
  const count = entries.length === 1 ? '1 deprecated entry' : `${entries.length} deprecated entries`;
  const fold = [
    element('summary', {}, [text(`Show ${count}`)]),
    element('div', { className: ['fold-body'] }, entries.map(entryBlock)),
  ];
  const reason = 'Kept for code that was written before their replacements; new code uses those.';
  return [
    md.heading(2, 'Deprecated'),
    md.paragraph(text(reason)),
    element('details', { className: ['fold', 'deprecated-entries'] }, fold, { copy: 'body' }),
  ];
}
