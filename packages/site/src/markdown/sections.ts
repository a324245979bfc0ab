import type { Heading, Nodes, Root } from 'mdast';
import type { Syntax } from '../model/syntax';
import { onlyFor, textFor } from '../model/syntax-text';
import type { Section } from './article';
import { syntaxOf, textOf } from './tree';

/** Elements whose text is a single run. */
const INLINE = /^(p|li|span|summary)$/;

type OpenSection = { -readonly [Key in keyof Section]: Section[Key] };

/** The text of the page, split at its headings; the part before the first heading has an empty anchor. */
export function cutSections(root: Root, title: string): Section[] {
  const first: OpenSection = { anchor: '', title, depth: 1, text: '' };
  const sections = [first];
  // A heading of one syntax shares the text after it with the adjacent heading of the other syntax.
  let open = [first];
  const start = (heading: Heading) => {
    const { anchor = '', syntax } = heading.data ?? {};
    const section = { anchor, title: shownText(heading, syntax), depth: heading.depth, text: '', syntax };
    sections.push(section);
    open = [...(syntax ? open.filter((other) => other.syntax && other.syntax !== syntax) : []), section];
  };
  const append = (text: string, syntax: Syntax | undefined) => {
    for (const section of open) {
      if (syntax && section.syntax && section.syntax !== syntax) continue;
      const words = syntax && !section.syntax ? onlyFor(syntax, text) : text;
      section.text = `${section.text} ${words}`.replace(/\s+/g, ' ').trim();
    }
  };
  const visit = (node: Nodes, syntax: Syntax | undefined) => {
    if (node.type === 'heading') start(node);
    else if (node.type === 'root' || (node.type === 'wrapper' && !INLINE.test(node.data.hName))) {
      const inner = syntaxOf(node) ?? syntax;
      for (const child of node.children) visit(child, inner);
    } else if (node.type !== 'code') append(shownText(node, syntax), syntax);
  };
  visit(root, undefined);
  return sections;
}

/** The text with words for one syntax marked, or only the text in `syntax`. */
function shownText(node: Nodes, syntax: Syntax | undefined): string {
  return syntax ? textFor(textOf(node), syntax) : textOf(node);
}

/** How many words of prose a reader sees. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + (textFor(text, 'jsligo').match(/\S+/g)?.length ?? 0), 0);
}
