/** Reads everything in content/; texts are not compiled yet. */
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import { isInRange } from '../model/version';
import { claimAddresses } from './addresses';
import { AUTHORS } from './authors';
import { readChanges } from './changes/read';
import { readCommands } from './cli/read';
import { GLOSSARY, readGlossary } from './collections/glossary';
import { COLLECTIONS, readCollections } from './collections/read';
import { CHANGES } from './compile-texts';
import type { PageSource } from './content';
import { readGuides, readPosts } from './documents';
import { listFiles, readFolder, readIfExists, SAMPLE_FILES } from './files';
import { IMAGE_FILE, readImages } from './images/read';
import { readReleases } from './marks/releases';
import { ADDRESSES } from './published';
import { readReference } from './reference/read';

export const SIDEBARS = 'content/sidebars.yaml';
export const REDIRECTS = 'content/redirects.yaml';
export const SEARCH = 'content/search.yaml';
const RELEASES = 'content/releases.yaml';
/** Where the facts on the pages can be looked up; it is for writers, and on no page. */
export const FACT_SOURCES = 'content/SOURCES.md';

export interface SourceOptions {
  /** The folder that contains content/. */
  readonly root: string;
  readonly versions: readonly string[];
  /** Versions that are no longer published. */
  readonly retired?: readonly string[];
  readonly includeDrafts: boolean;
}

/** Reads all files and validates their fields. */
export async function readSources(
  { root, versions, retired = [], includeDrafts }: SourceOptions,
  reportAny: Reporter,
) {
  const unreadable = new Set<string>();
  const report: Reporter = (problem) => {
    if (problem.isError) unreadable.add(problem.file);
    reportAny(problem);
  };
  const files = {
    docs: await readFolder(root, 'content/docs', '.md', report),
    reference: await readFolder(root, 'content/reference', '.yaml', report),
    cli: await readFolder(root, 'content/cli', '.yaml', report),
    blog: await readFolder(root, 'content/blog', '.md', report),
    home: await readFolder(root, 'content/home', '.md', report),
    messages: await readFolder(root, 'content/messages', '.md', report),
    cookbook: await readFolder(root, 'content/cookbook', '.md', report),
    course: await readFolder(root, 'content/course', '.md', report),
    'break-it': await readFolder(root, 'content/break-it', '.md', report),
  };
  const imageFiles = (await listFiles(root, 'content')).filter((file) => IMAGE_FILE.test(file));
  const images = await readImages(root, imageFiles, report);
  const read = Object.values(files).flatMap((some) => some.map(({ file }) => file));
  await checkStrays(root, [...read, ...imageFiles, ...unreadable], report);
  const known = [...versions, ...retired];
  const releases = readReleases(await readIfExists(root, RELEASES, report), known, report);
  const { pages: modulePages, ...reference } = readReference(files.reference, report, releases);
  const { pages: commandPages, commands } = readCommands(files.cli, report, releases);
  const changes = readChanges(await readIfExists(root, CHANGES, report), versions, retired, report);
  const written = [...readGuides(files.docs, report), ...modulePages, ...commandPages, ...changes.pages];
  const pages = claimAddresses(written, versions, report).map((page) => ({
    ...page,
    versions: versionsOf(page, versions, report),
  }));
  const posts = readPosts(files.blog, report).filter(({ draft }) => includeDrafts || !draft);
  const settings = await readIfExists(root, COLLECTIONS, report);
  const collections = readCollections(settings, files, report).map(({ entries, ...collection }) => ({
    ...collection,
    entries: entries.filter(({ draft }) => includeDrafts || !draft),
  }));
  const glossary = readGlossary(await readIfExists(root, GLOSSARY, report), report);
  /** Texts that are part of screens. */
  const fragments = files.home.map(({ file, name: title, text: source }) => {
    return { file, title, source, tree: () => parseMarkdown(source) };
  });
  const library = { ...reference, commands };
  const texts = [
    ...pages,
    ...posts,
    ...fragments,
    ...collections.flatMap(({ entries }) => entries),
    ...(glossary ? [glossary] : []),
  ];
  const programs = new Map(
    (await readFolder(root, SAMPLE_FILES, 'ligo', report)).map(({ file, text }) => [
      file.slice(SAMPLE_FILES.length + 1),
      text,
    ]),
  );
  const { messages } = changes;
  return {
    pages,
    posts,
    fragments,
    collections,
    glossary,
    texts,
    library,
    images,
    programs,
    releases,
    messages,
  };
}

/** An unused file probably has the wrong extension, or is in the wrong folder. */
async function checkStrays(root: string, read: readonly string[], report: Reporter): Promise<void> {
  const expected = new Set([
    SIDEBARS,
    REDIRECTS,
    SEARCH,
    CHANGES,
    RELEASES,
    ADDRESSES,
    AUTHORS,
    COLLECTIONS,
    GLOSSARY,
    FACT_SOURCES,
    ...read,
  ]);
  for (const file of await listFiles(root, 'content')) {
    if (expected.has(file) || file.startsWith(`${SAMPLE_FILES}/`)) continue;
    const message = 'This file is not used: correct its extension or its folder, or remove it.';
    report({ file, line: 1, message, isError: true });
  }
}

function versionsOf(page: PageSource, all: readonly string[], report: Reporter): string[] {
  const versions = all.filter((version) => isInRange(version, page));
  if (versions.length === 0) {
    const message = `No version has this page (the versions are ${all.join(', ')}): correct 'since' and 'until'.`;
    report({ file: page.file, line: 1, message, isError: true });
  }
  return versions;
}
