import type { Nodes, Root } from 'mdast';
import type { Section } from './article';
import { isParent, textOf } from './tree';

/** The page's words cut at its headings; the text before the first heading has an empty anchor. */
export function cutSections(root: Root, title: string): Section[] {
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [{ anchor: '', title, depth: 1, text: '' }];
  const visit = (node: Nodes) => {
    if (node.type === 'heading') {
      const { anchor = '', syntax } = node.data ?? {};
      sections.push({ anchor, title: textOf(node, syntax ?? 'jsligo'), depth: node.depth, text: '', syntax });
    } else if (node.type === 'wrapper' || node.type === 'root') node.children.forEach(visit);
    else if (node.type !== 'code' && node.type !== 'samplePair') append(textOf(node));
    else if (isParent(node)) node.children.forEach(visit);
  };
  const append = (text: string) => {
    const section = sections.at(-1);
    if (section && text.trim()) section.text = `${section.text} ${text}`.replace(/\s+/g, ' ').trim();
  };
  visit(root);
  return sections;
}

/** How many words of prose a page has. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
