/** The glossary: one page of terms, outside of the versions, to which texts link. */
import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from '../../markdown/parse';
import type { Term } from '../../markdown/terms';
import { element, text, textOf } from '../../markdown/tree';
import { GLOSSARY_NAME } from '../../model/collection';
import { groupBy } from '../../model/group-by';
import type { Reporter } from '../../model/problem';
import { slugify } from '../../model/route';
import type { TextSource } from '../content';
import type { SourceFile } from '../files';
import { blocks, heading, inline, rootOf } from '../tree-parts';
import { readYaml, type YamlFile } from '../yaml';
import { type GlossaryTerm, glossaryFields } from './schema';

export const GLOSSARY = `content/${GLOSSARY_NAME}.yaml`;

export interface GlossarySource extends TextSource {
  readonly description: string;
  /** The terms that texts link to. */
  readonly terms: readonly Term[];
}

type GlossaryFile = YamlFile<ReturnType<typeof glossaryFields.parse>>;

/** The glossary is optional. */
export function readGlossary(source: SourceFile, report: Reporter): GlossarySource | undefined {
  const yaml = source.text ? readYaml(source, glossaryFields, report) : undefined;
  if (!yaml) return undefined;
  reportRepeated(yaml);
  const { title, description, terms } = yaml.data;
  return {
    file: source.file,
    title,
    description,
    source: source.text,
    tree: () => glossaryTree(yaml),
    terms: terms.filter(({ link }) => link).map(linkedTerm),
  };
}

function reportRepeated({ data, fail }: GlossaryFile): void {
  const owners = new Map<string, string>();
  data.terms.forEach(({ term, also }, place) => {
    for (const word of [term, ...also]) {
      const owner = owners.get(word);
      if (owner !== undefined) fail(['terms', place, 'term'], `'${word}' is also a word for '${owner}'.`);
      owners.set(word, term);
    }
  });
}

/** The anchor of a term: `big-map`. */
function anchorOf(term: string): string {
  return slugify(term);
}

function linkedTerm({ term, also, text: definition }: GlossaryTerm): Term {
  return { words: [term, ...also], anchor: anchorOf(term), definition: firstSentence(definition) };
}

function firstSentence(markdown: string): string {
  const plain = textOf(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?= [A-Z]|$)/.exec(plain)?.[0] ?? plain;
}

/** Terms by first letter, in alphabetical order. */
function glossaryTree(yaml: GlossaryFile): Root {
  const { terms, lead } = yaml.data;
  const placed = terms.map((term, place) => ({ term, place }));
  placed.sort((a, b) => a.term.term.localeCompare(b.term.term, 'en', { sensitivity: 'base' }));
  const letters = groupBy(placed, ({ term }) => term.term.charAt(0).toUpperCase());
  return rootOf([
    ...blocks(lead, yaml.lineOf(['lead'])),
    ...[...letters].flatMap(([letter, same]) => [
      heading(2, letter),
      ...same.flatMap(({ term, place }) => termNodes(yaml, term, place)),
    ]),
  ]);
}

function termNodes({ lineOf }: GlossaryFile, term: GlossaryTerm, place: number): Nodes[] {
  const seeLine = (index: number) => lineOf(['terms', place, 'see', index]);
  const links = term.see.flatMap((link, index) => [
    ...(index > 0 ? [text(' · ')] : []),
    ...inline(link, seeLine(index)),
  ]);
  const name = term.term.charAt(0).toUpperCase() + term.term.slice(1);
  return [
    heading(3, name, anchorOf(term.term)),
    ...blocks(term.text, lineOf(['terms', place, 'text'])),
    ...(links.length > 0 ? [element('p', { className: ['term-see'] }, [text('See '), ...links])] : []),
  ];
}
