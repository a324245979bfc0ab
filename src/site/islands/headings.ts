import type { Heading } from '../../model/page';
import { SYNTAXES } from '../../model/syntax';

/** A heading as a table of contents shows it. */
export type ListedHeading = Pick<Heading, 'id' | 'html' | 'depth' | 'syntax'>;

/** The headings of levels 2 and 3. A single one needs no table of contents. */
export function listedHeadings(headings: readonly Heading[]): readonly ListedHeading[] {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  return listed.length < 2 ? [] : listed;
}

/** The headings that the table of contents of the page lists. */
export function readHeadings(root: ParentNode): readonly ListedHeading[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => ({
    id: decodeURIComponent(link.hash.slice(1)),
    html: link.innerHTML,
    depth: link.matches('.toc-3 > a') ? 3 : 2,
    syntax: SYNTAXES.find((syntax) => link.matches(`.s-${syntax} > a`)),
  }));
}
