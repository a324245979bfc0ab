/**
 * Compiles Markdown to articles: check directive lines, split by version, apply directives, join sample pairs, name
 * headings, collect links, split into sections, write Markdown copy and HTML. Addresses of links are filled in later,
 * when all pages are known.
 */
import type { Root } from 'mdast';
import type { Problem } from '../model/problem';
import { applyDirectives } from './apply-directives';
import type { Article, Sample, SampleProblem } from './article';
import { checkColonLines } from './colon-lines';
import { writeCopy } from './copy/write';
import { nameHeadings } from './headings';
import { collectLinks, type KnownNames, type PagePlace } from './links';
import { attachProblems, collectPrinted, collectSamples } from './samples';
import { countWords, cutSections } from './sections';
import { toHtml } from './to-html';
import { splitByVersion } from './versions';

export interface CompileInput {
  readonly tree: Root;
  readonly title: string;
  readonly place: PagePlace;
  /** The versions that have the page. */
  readonly versions: readonly string[];
  readonly names: KnownNames;
  /** What is wrong with the samples in `:::fails`; without it, pages do not say. */
  readonly findProblems?: FindProblems;
}

export type FindProblems = (
  samples: readonly Sample[],
  versions: readonly string[],
) => ReadonlyMap<Sample, SampleProblem>;

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
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  checkColonLines(input.tree, input.place.file, report);
  const trees = splitByVersion(input.tree, input.versions, input.place.file, report);
  const variants = trees.map(({ versions, tree }) => ({
    versions,
    article: compileTree(tree, versions, input, report),
  }));
  return { variants, problems };
}

function compileTree(
  tree: Root,
  versions: readonly string[],
  input: CompileInput,
  report: (problem: Problem) => void,
): Article {
  const { file } = input.place;
  applyDirectives(tree, file, report);
  const samples = collectSamples(tree, file, report);
  if (input.findProblems) attachProblems(tree, input.findProblems(samples, versions));
  const printed = collectPrinted(tree);
  const anchors = nameHeadings(tree, file, report);
  const links = [...collectLinks(tree, input.place, input.names, report)];
  const sections = cutSections(tree, input.title);
  const typeLink = (name: string, module: string) => {
    const symbol = [`${module}.${name}`, name].find(input.names.isSymbol);
    if (!symbol) return undefined;
    links.push({ target: { kind: 'symbol', name: symbol }, line: 1, column: 1, automatic: true });
    return `link:${links.length - 1}`;
  };
  const copy = writeCopy(tree, links);
  const { html, headings } = toHtml(tree, { file, report, typeLink });
  return { html, headings, anchors, links, samples, printed, sections, words: countWords(sections), copy };
}
