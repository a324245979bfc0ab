/**
 * Compiles Markdown to articles: checks directive lines, splits by version, applies directives, joins sample
 * pairs, assigns anchors, collects links, removes unsupported Markdown, splits into sections, and writes the
 * Markdown copy and HTML. Link addresses are filled in later, when all pages are known.
 */
import type { Root } from 'mdast';
import type { Picture } from '../model/image';
import type { Problem } from '../model/problem';
import { isVersionName } from '../model/version';
import type { Article, Sample } from './article';
import { type AnswerCommands, fillOutputs } from './code/fill-outputs';
import { checkCodes, checkMessages } from './codes';
import { checkColonLines } from './colon-lines';
import { writeCopy } from './copy/write';
import { applyDirectives } from './directives/apply';
import { nameHeadings } from './headings';
import { placeImages } from './images';
import { checkLeftovers } from './leftovers';
import { collectLessonParts } from './lesson-parts';
import { collectLinks, type KnownNames } from './links';
import { collectPrinted, collectSamples } from './samples';
import { countWords, cutSections } from './sections';
import type { FindTerms } from './terms';
import { toHtml } from './to-html';
import type { Fail } from './tree';
import { removeUnsupported } from './unsupported';
import { fillValues, type Values } from './values';
import { splitByVersion } from './versions';

const NO_NAMES: KnownNames = { symbols: new Set(), commands: new Set() };

export interface CompileInput {
  readonly tree: Root;
  readonly title: string;
  readonly file: string;
  /** The folder of the file within content/, separated by `/`: `docs/data-types`. */
  readonly folder: string;
  /** The versions that have the page. */
  readonly versions: readonly string[];
  /** All versions that marks may name; without them, any may be named. */
  readonly releases?: readonly string[];
  readonly names?: KnownNames;
  /** Finds the terms whose first mention becomes a link. */
  readonly findTerms?: FindTerms;
  /** The values that texts may name, besides `version`. */
  readonly values?: Values;
  /** The pictures that texts may show, by path within content/. */
  readonly images?: ReadonlyMap<string, Picture>;
  /** What is wrong with the names in a piece of code that these versions show. */
  readonly findLacking?: (code: string, versions: readonly string[]) => string | undefined;
  /** What is wrong with the messages in a text that these versions show. */
  readonly findUnprinted?: (text: string, versions: readonly string[]) => string | undefined;
  /** Adds the checker's errors to the samples in `:::fails`. Without it, pages do not show them. */
  readonly addProblems?: (samples: readonly Sample[], versions: readonly string[], fail: Fail) => void;
  /** Computes the outputs that texts leave empty. */
  readonly answerCommands?: (
    versions: readonly string[],
    ...request: Parameters<AnswerCommands>
  ) => ReturnType<AnswerCommands>;
}

/** An article and the versions that show it. */
export interface ArticleVariant {
  readonly versions: readonly string[];
  readonly article: Article;
}

export interface Compiled {
  readonly variants: readonly ArticleVariant[];
  readonly problems: readonly Problem[];
}

/** Compiles one page for all its versions. */
export function compileArticle(input: CompileInput): Compiled {
  const { tree, file, versions } = input;
  const problems: Problem[] = [];
  const fail: Fail = (message, at) => {
    const { line, column } = at?.position?.start ?? {};
    problems.push({ file, line, column, message });
  };
  checkColonLines(tree, fail);
  const variants = splitByVersion(tree, { versions, known: input.releases }, fail).map((variant) => {
    const [version] = variant.versions;
    const own: Values = version !== undefined && isVersionName(version) ? { version } : {};
    fillValues(variant.tree, { ...input.values, ...own }, fail);
    return { versions: variant.versions, article: compileTree({ ...input, ...variant }, fail) };
  });
  return { variants, problems };
}

function compileTree(input: CompileInput, fail: Fail): Article {
  const { tree, title, folder, versions, names = NO_NAMES } = input;
  applyDirectives(tree, fail);
  const samples = collectSamples(tree, fail);
  input.addProblems?.(samples, versions, fail);
  const { answerCommands } = input;
  fillOutputs(tree, samples, answerCommands && ((...some) => answerCommands(versions, ...some)), fail);
  checkCodes(tree, (code) => input.findLacking?.(code, versions), fail);
  checkMessages(tree, (text) => input.findUnprinted?.(text, versions), fail);
  const printed = collectPrinted(tree);
  const lesson = collectLessonParts(tree);
  const anchors = nameHeadings(tree, fail);
  const links = collectLinks(tree, { folder, names, findTerms: input.findTerms }, fail);
  placeImages(tree, folder, input.images ?? new Map(), links, fail);
  removeUnsupported(tree, fail);
  checkLeftovers(tree, fail);
  const sections = cutSections(tree, title);
  const typeLink = (name: string, module: string) => {
    const symbol = [`${module}.${name}`, name].find((one) => names.symbols.has(one));
    if (!symbol) return undefined;
    links.push({ target: { kind: 'symbol', name: symbol }, line: 1, column: 1, automatic: true });
    return `link:${links.length - 1}`;
  };
  const copy = writeCopy(tree, links);
  const { html, headings } = toHtml(tree, fail, typeLink);
  return {
    html,
    headings,
    anchors,
    links,
    samples,
    printed,
    ...lesson,
    sections,
    words: countWords(sections),
    copy,
  };
}
