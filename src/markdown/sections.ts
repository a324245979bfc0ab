import type { Heading, Nodes, Root } from 'mdast';
import { SYNTAXES, type Syntax } from '../model/syntax';
import { onlyFor, textFor } from '../model/syntax-text';
import type { Section } from './article';
import { isParent, textOf } from './tree';

/** Elements whose text is one run of words. */
const INLINE = /^(p|li|span|strong|em|a|summary)$/;

type OpenSection = { -readonly [Key in keyof Section]: Section[Key] };

/** The page's words cut at its headings; the text before the first heading has an empty anchor. */
export function cutSections(root: Root, title: string): Section[] {
  const first: OpenSection = { anchor: '', title, depth: 1, text: '' };
  const sections = [first];
  // Headings of one syntax share what follows them with the headings of the other that stand in the same place.
  let open = [first];
  const start = (heading: Heading) => {
    const { anchor = '', syntax } = heading.data ?? {};
    const section: OpenSection = {
      anchor,
      title: markedText(heading, syntax),
      depth: heading.depth,
      text: '',
      syntax,
    };
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
      const inner = syntaxOfElement(node) ?? syntax;
      for (const child of node.children) visit(child, inner);
    } else if (node.type !== 'code' && node.type !== 'samplePair') append(markedText(node, syntax), syntax);
  };
  visit(root, undefined);
  return sections;
}

/** The words of a node, those for one syntax marked; only the words of `syntax` where the node is for it alone. */
function markedText(node: Nodes, syntax: Syntax | undefined): string {
  if (syntax) return textOf(node, syntax);
  const own = syntaxOfElement(node);
  if (own) return onlyFor(own, textOf(node, own));
  if (!isParent(node)) return textOf(node);
  const children = node.children as Nodes[];
  const text = children.map((child) => markedText(child, undefined));
  return text.join(children.some(isBlock) ? ' ' : '');
}

function isBlock(node: Nodes): boolean {
  return /^(paragraph|list|listItem|blockquote|tableRow|tableCell|code)$/.test(node.type);
}

function syntaxOfElement(node: Nodes): Syntax | undefined {
  const classes = (node.data as { hProperties?: { className?: unknown } } | undefined)?.hProperties
    ?.className;
  return Array.isArray(classes) ? SYNTAXES.find((syntax) => classes.includes(`s-${syntax}`)) : undefined;
}

/** How many words of prose a reader sees. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + (textFor(text, 'jsligo').match(/\S+/g)?.length ?? 0), 0);
}
