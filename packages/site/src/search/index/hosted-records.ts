import { groupBy } from '../../model/group-by';
import { SYNTAXES } from '../../model/syntax';
import { textFor } from '../../model/syntax-text';
import type { HostedRecord } from '../providers/hosted';
import type { SourcePage, SourceSection } from './source';

/** Engines reject records larger than a few kilobytes. */
const MAX_TEXT_LENGTH = 6000;

/** All sections of all versions. A section shared by several versions is one record that lists them. */
export function hostedRecords(
  versions: readonly { readonly version: string; readonly pages: readonly SourcePage[] }[],
  lang: string,
): HostedRecord[] {
  const sections = versions.flatMap(({ version, pages }) =>
    pages.flatMap((page) => pageRecords(page, lang).map((record) => ({ ...record, version }))),
  );
  const same = groupBy(sections, ({ version: _, ...record }) => JSON.stringify(record));
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const version = [first, ...others].map((one) => one.version);
    return [{ ...first, version, objectID: idOf(first, version) }];
  });
}

/** The id of a section is stable as long as the same versions have it. */
function idOf({ page, anchor }: Pick<HostedRecord, 'page' | 'anchor'>, versions: readonly string[]): string {
  const id = `${page}#${anchor}@${versions.join(',')}`;
  return id.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
}

function pageRecords(page: SourcePage, lang: string): Omit<HostedRecord, 'objectID' | 'version'>[] {
  const { id, kind, title, trail, keywords, boost, flags } = page;
  const base = { lang, kind, page: id, title, trail: trail.map((label) => textFor(label, 'jsligo')), boost };
  return [
    ...page.sections.map((section) => ({
      ...base,
      anchor: section.anchor,
      heading: section.anchor ? textFor(section.title, section.syntax ?? 'jsligo') : '',
      keywords: section.anchor ? [] : keywords,
      text: textOf(section, page),
      syntax: section.syntax,
      deprecated: section.deprecated,
    })),
    ...flags.map((flag) => ({ ...base, anchor: flag, heading: flag, keywords: [], text: '' })),
  ];
}

/** Readers of both syntaxes search the same records, so these contain the words of both. */
function textOf({ text, anchor, syntax }: SourceSection, { description }: SourcePage): string {
  const texts = (syntax ? [syntax] : SYNTAXES).map((one) => textFor(text, one));
  return [...(anchor ? [] : [description]), ...new Set(texts)].join(' ').slice(0, MAX_TEXT_LENGTH);
}
