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
  return [...root.querySelectorAll('.toc li')].flatMap((item) => {
    const link = item.querySelector('a');
    if (!link) return [];
    return [
      {
        id: decodeURIComponent(link.hash.slice(1)),
        html: link.innerHTML,
        depth: item.classList.contains('toc-3') ? 3 : 2,
        syntax: SYNTAXES.find((syntax) => item.classList.contains(`s-${syntax}`)),
      },
    ];
  });
}
