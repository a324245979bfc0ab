/** The versions of a guide differ exactly in the sections in which its source has a mark that separates them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fileOfPath } from '../../packages/site/src/model/route';
import { isInRange, type VersionRange } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { read } from '../helpers/built';
import { DIST, pagesOf, ROOT } from '../helpers/dist';

const DOCS = join(ROOT, 'content/docs');
const latest = site.docs.versions.find(({ isLast }) => isLast) ?? { name: '', path: '' };
const others = site.docs.versions.filter(({ isLast }) => !isLast);
const built = new Set(pagesOf(DIST).map(({ file }) => file));

const guides = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    id: file
      .split(sep)
      .join('/')
      .replace(/(\/index)?\.md$/, ''),
    text: readFileSync(join(DOCS, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  }));

/** The text of each section of a built page, in its order; that before the first heading comes first. */
function sectionsOf(path: string): { anchor: string; text: string }[] {
  const page = read(fileOfPath(path));
  const [, body = ''] = /<div class="article-body"[^>]*>([\s\S]*?)<\/article>/.exec(page) ?? [];
  return body.split(/(?=<h[23][ >])/).map((part, index) => ({
    anchor: index === 0 ? '' : (/\bid="([^"]*)"/.exec(part)?.[1] ?? ''),
    text: part
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

function differingAnchors(path: string, latestPath: string): string[] {
  const [own, other] = [path, latestPath].map(
    (one) => new Map(sectionsOf(one).map(({ anchor, text }) => [anchor, text])),
  );
  return [...new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])])]
    .filter((anchor) => own?.get(anchor) !== other?.get(anchor))
    .sort();
}

interface Line {
  readonly text: string;
  /** The number of headings above it that the version shows; undefined if it does not show the line. */
  readonly section?: number;
}

/** The lines of a source that a version shows, with the section that each is in. */
function linesIn(source: string, version: string): Line[] {
  const open: { readonly range: VersionRange }[] = [];
  let fence: string | undefined;
  let section = 0;
  return source.split('\n').map((text): Line => {
    const isShown = () => open.every(({ range }) => isInRange(version, range));
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (fence === undefined || text.trim() === fence))
      fence = fence === undefined ? mark : undefined;
    else if (fence === undefined) {
      const [, colons = '', name, version = ''] =
        /^(:{3,})(\w*)(?:\[[^\]]*\])?(?:\{.*?version="?([\w.]+)"?.*?\})?/.exec(text) ?? [];
      if (colons && name) {
        const range = name === 'since' || name === 'until' ? { [name]: version } : {};
        const isAround = isShown();
        open.push({ range });
        // Versions that lack the block may have a note in its place.
        const hasNote = /\binstead=/.test(text) && isAround && !isShown();
        return hasNote ? { text, section } : { text: '' };
      }
      if (colons) open.pop();
      else if (/^#{2,3} /.test(text) && isShown()) section += 1;
    }
    return isShown() ? { text, section } : { text: '' };
  });
}

/** Marks within a line, as a version shows them. */
function shownIn(version: string, text: string): string {
  const choose = (mark: 'since' | 'until') => (_: string, words: string, at: string) =>
    isInRange(version, { [mark]: at }) ? words : '';
  // Not seen by readers.
  if (text.startsWith('::anchor')) return '';
  const isRowShown = [...text.matchAll(/:row\{(since|until)="?([\w.]+)"?\}/g)].every(([, mark = '', at]) =>
    isInRange(version, { [mark]: at }),
  );
  const changed = /^::(?:changed|deprecated)\{(?:version|since)="?([\w.]+)/.exec(text)?.[1];
  if (!isRowShown || (changed && !isInRange(version, { since: changed }))) return '';
  return text
    .replace(/:since\[([^\]]*)\]\{version="?([\w.]+)"?[^}]*\}/g, choose('since'))
    .replace(/:until\[([^\]]*)\]\{version="?([\w.]+)"?[^}]*\}/g, choose('until'))
    .replaceAll('{{version}}', version);
}

/** The sections whose source two versions show differently, by their numbers in each. */
function markedSections(source: string, version: string, other: string) {
  const [own, latests] = [linesIn(source, version), linesIn(source, other)];
  const sections = { own: new Set<number>(), latest: new Set<number>() };
  own.forEach((line, index) => {
    const there = latests[index] ?? { text: '' };
    if (shownIn(version, line.text) === shownIn(other, there.text)) return;
    if (line.section !== undefined) sections.own.add(line.section);
    if (there.section !== undefined) sections.latest.add(there.section);
  });
  return sections;
}

describe.each(others)('$name and the latest version', ({ name, path }) => {
  const shared = guides.filter(({ id }) =>
    [path, latest.path].every((root) => built.has(fileOfPath(`${root}/${id}`))),
  );

  test('have guides in common', () => expect(shared.length).toBeGreaterThan(80));

  test.each(shared)('$id differs where a mark says so', ({ id, text }) => {
    const [own, other] = [`${path}/${id}`, `${latest.path}/${id}`];
    const marked = markedSections(text, name, latest.name);
    const anchorsOf = (page: string, numbers: ReadonlySet<number>) => {
      const sections = sectionsOf(page);
      return [...numbers].map((number) => sections[number]?.anchor ?? `section ${number}`);
    };
    const expected = [...anchorsOf(own, marked.own), ...anchorsOf(other, marked.latest)];
    expect(differingAnchors(own, other)).toEqual([...new Set(expected)].sort());
  });
});

/** The versions that marks of a YAML file name, with the side on which each mark puts a version. */
function sidesOf(data: unknown, version: string): string {
  const sides: boolean[] = [];
  JSON.stringify(data, (key, value) => {
    if ((key === 'since' || key === 'version') && typeof value === 'string')
      sides.push(isInRange(version, { since: value }));
    if (key === 'until' && typeof value === 'string') sides.push(isInRange(version, { until: value }));
    return value;
  });
  return sides.join();
}

const yamlIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, data: parse(readFileSync(join(ROOT, folder, file), 'utf8')) }));

const shared = yamlIn('content/cli').find(({ file }) => file === '_shared.yaml')?.data.flags ?? {};
const generated = [
  ...yamlIn('content/reference').map(({ data }) => ({ id: `reference/${data.page}`, data })),
  ...yamlIn('content/cli')
    .filter(({ file }) => !file.startsWith('_'))
    .map(({ data }) => ({
      id: `manpages/${data.command.replaceAll(' ', '-')}`,
      data: {
        ...data,
        flags: data.flags?.map((flag: unknown) => (typeof flag === 'string' ? shared[flag] : flag)),
      },
    })),
];

describe.each(others)('modules and commands of $name and the latest version', ({ name, path }) => {
  test.each(generated)('$id differs if a mark says so', ({ id, data }) => {
    const pages = [`${path}/${id}`, `${latest.path}/${id}`] as const;
    for (const page of pages) expect(built).toContain(fileOfPath(page));
    const isMarked = sidesOf(data, name) !== sidesOf(data, latest.name);
    expect(differingAnchors(...pages).length > 0).toBe(isMarked);
  });
});
