import { textFor } from '../../model/syntax-text';
import type { HostedRecord } from '../providers/hosted';
import type { SourcePage, SourceSection } from './source';

/** The pages of one version. */
export interface VersionPages {
  readonly version: string;
  readonly pages: readonly SourcePage[];
}

/** The service refuses records that are larger than some kilobytes. */
const MAX_TEXT_LENGTH = 6000;

/** All sections of all versions. One that several versions have is one record that names them all. */
export function hostedRecords(versions: readonly VersionPages[], lang: string): HostedRecord[] {
  const records = new Map<string, HostedRecord & { version: string[] }>();
  for (const { version, pages } of versions) {
    for (const page of pages) {
      for (const record of pageRecords(page, lang)) {
        const key = JSON.stringify(record);
        const known = records.get(key);
        if (known) known.version.push(version);
        else records.set(key, { ...record, objectID: '', version: [version] });
      }
    }
  }
  return [...records.values()].map((record) => ({ ...record, objectID: idOf(record) }));
}

/** The same section has the same id as long as the same versions have it. */
function idOf({ page, anchor, version }: HostedRecord): string {
  const id = `${page}#${anchor}@${version.join(',')}`;
  return id.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
}

function pageRecords(page: SourcePage, lang: string): Omit<HostedRecord, 'objectID' | 'version'>[] {
  const { id, kind, title, trail, keywords, boost, flags } = page;
  const base = { lang, kind, page: id, title, trail: trail.map((label) => textFor(label, 'jsligo')), boost };
  const sections = page.sections.map((section) => ({
    ...base,
    anchor: section.anchor,
    heading: section.anchor ? textFor(section.title, section.syntax ?? 'jsligo') : '',
    keywords: section.anchor ? [] : keywords,
    text: textOf(section, page),
    ...(section.syntax ? { syntax: section.syntax } : {}),
    ...(section.deprecated ? { deprecated: true } : {}),
  }));
  return [
    ...sections,
    ...flags.map((flag) => ({ ...base, anchor: flag, heading: flag, keywords: [], text: '' })),
  ];
}

/** Readers of both syntaxes search the same records, so the words of both stand in them. */
function textOf({ text, anchor, syntax }: SourceSection, { description }: SourcePage): string {
  const own = syntax ? textFor(text, syntax) : bothTexts(text);
  return (anchor ? own : `${description} ${own}`).slice(0, MAX_TEXT_LENGTH);
}

function bothTexts(text: string): string {
  const [js, caml] = [textFor(text, 'jsligo'), textFor(text, 'cameligo')];
  return js === caml ? js : `${js} ${caml}`;
}
