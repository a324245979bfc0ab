import { nameParameters } from '@ligo-docs/ligo/highlight';
import type { Nodes, Root, TableRow } from 'mdast';
import { placeholderFor } from '../../markdown/article';
import { typeSearchHtml } from '../../markdown/islands';
import { element, paragraph, text } from '../../markdown/tree';
import { groupBy } from '../../model/group-by';
import { SYNTAXES } from '../../model/syntax';
import { hull } from '../../model/version-ranges';
import * as md from '../tree-parts';
import { firstSentence } from './library';
import type { ReferenceEntry, ReferenceModule } from './schema';

/** The parent or a child of a module. */
export interface Relative {
  readonly relation: 'Part of' | 'Contains';
  readonly module: ReferenceModule;
}

/** The page of a module as a Markdown tree, which is then compiled like a guide. */
export function modulePage(module: ReferenceModule, family: readonly Relative[]): Root {
  const { entries, intro, introLine, groups = ['Types', 'Values'] } = module;
  const current = entries.filter(({ deprecated }) => deprecated === undefined);
  const old = entries.filter(({ deprecated }) => deprecated !== undefined);
  const byTitle = groupBy(current, ({ group, kind }) => group ?? (kind === 'type' ? 'Types' : 'Values'));
  // The headings listed in the file come first, in its order.
  const titles = new Set([...groups, ...byTitle.keys()]);
  const oldBlocks = old.map(entryBlock);
  const rows = [...current, ...old].map(overviewRow);
  return md.rootOf([
    ...md.blocks(intro, introLine),
    ...familyLinks(family),
    TYPE_SEARCH,
    ...(rows.length > 1 ? md.section('Overview', rows, [md.table('Name', 'In one line', rows)]) : []),
    ...[...titles].flatMap((title) => md.section(title, (byTitle.get(title) ?? []).map(entryBlock))),
    ...md.section('Deprecated', oldBlocks, foldDeprecated(oldBlocks)),
  ]);
}

/** Searches the library by type; without JavaScript it links to the search page. */
const TYPE_SEARCH: Nodes = {
  type: 'html',
  value: typeSearchHtml(placeholderFor('searchPage')),
  data: { isOwn: true },
};

function familyLinks(family: readonly Relative[]): Nodes[] {
  const items = family.map(({ relation, module: { page, title, description, range } }) =>
    md.listItem(
      [
        text(`${relation} `),
        md.link(`/reference/${page}.md`, [md.inlineCode(title)]),
        text(relation === 'Contains' ? `: ${description}` : ''),
      ],
      range,
    ),
  );
  const range = md.rangeOf(hull(family.map(({ module }) => module.range)));
  return items.length > 0 ? [element('ul', { className: ['family'] }, items, { copy: 'list', range })] : [];
}

/** Name and first sentence. */
function overviewRow(entry: ReferenceEntry): TableRow {
  const name = md.link(`#${entry.anchor}`, [md.inlineCode(entry.name)]);
  return md.tableRow([name], md.inline(firstSentence(entry.summary), entry.lineOf('summary')), entry);
}

function entryBlock(entry: ReferenceEntry): Nodes {
  const { fullName, module, anchor, parameters, cameligo, deprecated, summary, example, lineOf } = entry;
  const parts: Nodes[] = [
    md.heading(3, [md.inlineCode(fullName)], anchor),
    { type: 'signature', jsligo: nameParameters(entry.jsligo, parameters), cameligo, module },
    ...(deprecated?.use && !deprecated.since && !summary.includes(`ref:${deprecated.use}`)
      ? [insteadOf(deprecated.use, lineOf('deprecated'))]
      : []),
    ...md.blocks(summary, lineOf('summary')),
    ...SYNTAXES.map((syntax) => md.codeBlock(syntax, example[syntax], lineOf('example', syntax) - 1)),
  ];
  const block = element('section', { className: ['entry'] }, parts, md.marksOf(entry));
  return { ...block, position: md.positionOf(lineOf()) };
}

function insteadOf(replacement: string, line: number): Nodes {
  const words: Nodes[] = [
    { type: 'strong', children: [text('Deprecated.')] },
    text(' Use '),
    md.link(`ref:${replacement}`, [md.inlineCode(replacement)], line),
    text(' instead.'),
  ];
  return paragraph(words, 'deprecated');
}

/** The entries of the section in a collapsed block. */
function foldDeprecated(entries: readonly Nodes[]): Nodes[] {
  const count = entries.length === 1 ? '1 deprecated entry' : `${entries.length} deprecated entries`;
  const fold = [
    element('summary', {}, [text(`Show ${count}`)], { copy: 'hidden' }),
    element('div', { className: ['fold-body'] }, entries),
  ];
  const reason = 'Kept for code that was written before their replacements; new code uses those.';
  return [paragraph([text(reason)]), element('details', { className: ['fold', 'deprecated-entries'] }, fold)];
}
