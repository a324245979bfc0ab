import type { Language } from '@ligo-docs/ligo';
import { type Compiled, compileArticle } from '../markdown/compile';
import { exceededLimits } from '../markdown/limits';
import { type FindTerms, type Term, termFinder } from '../markdown/terms';
import type { Values } from '../markdown/values';
import { memoize } from '../model/memoize';
import type { PrintedPattern } from '../model/printed-pattern';
import type { Problem } from '../model/problem';
import { UNRELEASED } from '../model/version';
import type { Library, TextSource, TextVariant } from './content';
import type { Images } from './images/read';
import { addressesIn } from './reference/library';
import { analyseOnce, languagesOf, parseOnce } from './samples/analyse';
import { checkLesson } from './samples/check-lesson';
import { type NameContext, sampleNames } from './samples/hover';
import { answerWith, computedOutputs } from './samples/page-terminal';
import { addProblems } from './samples/problems';
import { tellFigures } from './samples/tell-figures';
import { type FindUnprinted, findUnprintedIn, type VersionedMessage } from './version-messages';
import { findLackingIn } from './version-names';

export interface CompiledText extends Compiled {
  readonly variants: readonly TextVariant[];
}

/** Compiled texts of earlier builds; the key covers everything that affects the result. */
export interface CompileCache {
  readonly get: (key: string) => CompiledText | undefined;
  readonly set: (key: string, compiled: CompiledText) => void;
}

export interface CompileOptions {
  readonly library: Library;
  readonly images?: Images;
  /** The files that samples may import, by their names. */
  readonly programs?: ReadonlyMap<string, string>;
  /** The terms of the glossary, to which first mentions lead. */
  readonly terms?: readonly Term[];
  /** Messages that only some versions print. */
  readonly messages?: readonly VersionedMessage[];
  /** The texts that pages explain, with the ids of these pages. */
  readonly printed?: readonly PrintedPattern[];
  /** All versions of the documentation, the newest first. */
  readonly versions: readonly string[];
  /** All versions that marks may name. */
  readonly releases?: readonly string[];
  /** The one that readers get by default; the newest without it. */
  readonly latest?: string;
  readonly cache?: CompileCache;
  /** The beginning of the names of the files that are compiled; without it, all are. */
  readonly only?: string;
  readonly onPage?: (done: number, all: number) => void;
}

/** Compiles all texts that the cache does not have; resolves to them by file. */
export async function compileTexts(
  all: readonly TextSource[],
  {
    library,
    images = new Map(),
    programs = new Map(),
    terms = [],
    messages = [],
    printed = [],
    versions,
    releases,
    latest = versions[0] ?? '',
    cache,
    only = '',
    onPage,
  }: CompileOptions,
): Promise<Map<string, CompiledText>> {
  const languageOf = languagesOf(versions);
  const addressesOf = memoize((version: string) => addressesIn(library.entries, version));
  const names = namesKey(library) + JSON.stringify([terms, messages, printed]);
  const findTerms = termFinder(terms);
  const findUnprinted = findUnprintedIn(messages);
  const values = { latest, versions: numbered(versions) };
  const compiled = new Map<string, CompiledText>();
  const texts = all.filter(({ file }) => file.startsWith(only));
  for (const text of texts) {
    const { file, title, versions: shownIn, source } = text;
    const key = [
      file,
      title,
      shownIn?.join(),
      latest,
      values.versions,
      releases?.join(),
      names,
      imagesKey(source, images),
      importsKey(source, programs),
      source,
    ].join('\n');
    const result =
      cache?.get(key) ??
      (await compileText(text, {
        library,
        images,
        findTerms,
        findUnprinted,
        printed,
        values,
        releases,
        analyseIn: analyseOnce(
          languageOf,
          parseOnce((path) => programs.get(path)),
        ),
        languageOf,
        addressesOf,
      }));
    compiled.set(file, result);
    cache?.set(key, result);
    onPage?.(compiled.size, texts.length);
  }
  return compiled;
}

/** The pictures that a text may show: a change of one of them changes its size or its address. */
function imagesKey(source: string, images: Images): string {
  const named = [...images.values()].filter(({ path }) =>
    source.includes(path.slice(path.lastIndexOf('/') + 1)),
  );
  return named.map(({ path, hash, dark }) => `${path} ${hash} ${dark?.hash}`).join();
}

/** All files, for a text that imports one: it may import others. */
function importsKey(source: string, programs: ReadonlyMap<string, string>): string {
  return [...programs.keys()].some((path) => source.includes(`"${path}"`))
    ? JSON.stringify([...programs])
    : '';
}

/** The versions with a number, as they are listed in a sentence. */
function numbered(versions: readonly string[]): string {
  return versions.filter((version) => version !== UNRELEASED).join(', ');
}

/** Changes whenever links of inline code or types of names in samples may change. */
function namesKey({ entries, symbols, commands }: Library): string {
  const ranged = [...symbols, ...commands].flatMap(([name, { since, until }]) =>
    since || until ? [name, since, until] : [],
  );
  const flags = [...commands.values()].flatMap((command) =>
    command.flags.flatMap(({ flag, since, until }) => (since || until ? [flag, since, until] : [])),
  );
  const typed = entries.map(({ page, name, cameligo, since, until }) => [page, name, cameligo, since, until]);
  return [...symbols.keys(), ...commands.keys(), ...ranged, ...flags, ...typed].join(' ');
}

interface TextContext extends NameContext {
  readonly library: Library;
  readonly images: Images;
  readonly findTerms: FindTerms;
  readonly findUnprinted: FindUnprinted;
  readonly printed: readonly PrintedPattern[];
  readonly values: Values;
  readonly releases?: readonly string[];
  readonly languageOf: (version: string) => Language;
}

async function compileText(text: TextSource, context: TextContext): Promise<CompiledText> {
  const { library, images, findTerms, findUnprinted, printed, values, releases, analyseIn, languageOf } =
    context;
  const exceeded = text.file.endsWith('.md') ? exceededLimits(text.file, text.source) : [];
  if (exceeded.length > 0) return { variants: [], problems: exceeded };
  const tree = text.tree();
  const inFigures: Problem[] = [];
  await tellFigures(tree, languageOf(text.versions?.[0] ?? ''), (line, message) =>
    inFigures.push({ file: text.file, line, message, isError: true }),
  );
  const { variants, problems } = compileArticle({
    ...text,
    versions: text.versions ?? ['all'],
    releases,
    folder: folderOf(text.file),
    tree,
    names: library,
    findTerms: PROSE.test(text.file) ? findTerms : undefined,
    values,
    images,
    findLacking: findLackingIn(library),
    findUnprinted: text.file === CHANGES ? undefined : findUnprinted,
    addProblems: (samples, versions, fail) =>
      addProblems(samples, versions, { analyseIn, patterns: othersThan(text, printed), fail }),
    answerCommands: ([newest = ''], commands, samples) =>
      computedOutputs(commands, answerWith(samples, languageOf(newest))),
  });
  const withNames = variants.map((variant) => ({
    ...variant,
    names: sampleNames(variant.article.samples, variant.versions, context),
  }));
  const inLessons = await Promise.all(
    variants.map(({ article, versions: [newest = ''] }) =>
      checkLesson(text.file, article, languageOf(newest)),
    ),
  );
  return { variants: withNames, problems: [...inFigures, ...problems, ...inLessons.flat()] };
}

/** Its pages say what other versions print. */
export const CHANGES = 'content/changes.yaml';

/** A page does not lead to itself. */
function othersThan({ file }: TextSource, printed: readonly PrintedPattern[]): PrintedPattern[] {
  return printed.filter(({ path }) => file !== `content/${path}.md`);
}

/** Texts by authors, in which mentions of terms are linked; the pages of data are for looking things up. */
const PROSE = /^content\/(docs|blog|messages|cookbook|course|break-it)\//;

/** Links of these texts are relative to their file, others to the root of the docs. */
function folderOf(file: string): string {
  return PROSE.test(file) ? file.slice('content/'.length, file.lastIndexOf('/')) : 'docs';
}
