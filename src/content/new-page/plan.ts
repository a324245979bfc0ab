import { nearest } from '../../model/problem';
import { isPlainName, slugify } from '../../model/route';
import { placedPages, withEntry } from './sidebar-entry';
import { newPageText, usualDescription } from './template';

/** What a writer asks for. */
export interface PageWish {
  /** A folder of content/docs. */
  readonly section: string;
  readonly title: string;
  /** The page behind which it stands in its tree; the last one of its section where none is named. */
  readonly after?: string;
  readonly description?: string;
}

/** What there is already. */
export interface PageWorld {
  /** The folders of content/docs. */
  readonly sections: readonly string[];
  /** The addresses within a version that lead somewhere: pages and other names of pages. */
  readonly taken: readonly string[];
  /** The text of content/sidebars.yaml. */
  readonly sidebars: string;
}

/** What is to be written. */
export interface PagePlan {
  readonly id: string;
  /** From the folder that holds content/. */
  readonly file: string;
  readonly text: string;
  readonly after: string;
  readonly sidebars: string;
}

/** Plans a new page; what cannot be done is an error that tells why, and what to do instead. */
export function planPage(wish: PageWish, world: PageWorld): PagePlan {
  const section = checkSection(wish.section, world.sections);
  const title = checkTitle(wish.title);
  const id = `${section}/${slugify(title)}`;
  if (!isPlainName(id)) throw new Error(`'${title}' makes no address: use letters and digits in the title.`);
  if (world.taken.some((name) => name.toLowerCase() === id.toLowerCase()))
    throw new Error(`The address ${id} exists already: choose another title, or edit that page.`);
  const placed = placedPages(world.sidebars);
  const after = wish.after?.trim() || lastOf(section, placed);
  if (!after)
    throw new Error(`No page of '${section}' stands in content/sidebars.yaml: name a page with --after.`);
  const sidebars = withEntry(world.sidebars, id, after);
  if (!sidebars)
    throw new Error(`The page '${after}' has no place in content/sidebars.yaml: ${hintFor(after, placed)}`);
  const description = wish.description?.trim() || usualDescription(title);
  return { id, file: `content/docs/${id}.md`, text: newPageText({ title, description }), after, sidebars };
}

/** The page of a section behind which a new one stands by itself. */
export function lastOf(section: string, placed: readonly string[]): string | undefined {
  return placed.findLast((id) => id === section || id.startsWith(`${section}/`));
}

export function checkSection(typed: string, sections: readonly string[]): string {
  const section = typed.trim().replace(/^\/+|\/+$/g, '');
  if (sections.includes(section)) return section;
  throw new Error(`There is no section '${section}': ${hintFor(section, sections)}`);
}

export function checkTitle(typed: string): string {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (!title) throw new Error('A page needs a title: give one with --title.');
  return title;
}

function hintFor(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? `did you mean '${guess}'?` : `known are ${known.join(', ')}.`;
}
