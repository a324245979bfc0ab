import { nearest } from '../../packages/site/src/model/problem';
import { isPlainName, slugify } from '../../packages/site/src/model/route';
import { placedPages, withEntry } from './sidebar-entry';
import { defaultDescription, newPageText } from './template';

/** The author's choices. */
export interface NewPageInput {
  /** A folder of content/docs. */
  readonly section: string;
  readonly title: string;
  /** The preceding page in the sidebar; by default the last one of its section. */
  readonly after?: string;
  readonly description?: string;
}

/** What exists already. */
export interface ExistingPages {
  /** The folders of content/docs. */
  readonly sections: readonly string[];
  /** The addresses of pages and of redirects within a version. */
  readonly taken: readonly string[];
  /** The text of content/sidebars.yaml. */
  readonly sidebars: string;
}

/** The files to write. */
export interface PagePlan {
  readonly id: string;
  /** Relative to the folder that contains content/. */
  readonly file: string;
  readonly text: string;
  readonly after: string;
  readonly sidebars: string;
}

/** Plans a new page. Throws on invalid input, with a message that says what to do instead. */
export function planPage(input: NewPageInput, existing: ExistingPages): PagePlan {
  const section = checkSection(input.section, existing.sections);
  const title = checkTitle(input.title);
  const id = `${section}/${slugify(title)}`;
  if (!isPlainName(id))
    throw new Error(`The title '${title}' gives no valid address: use letters and digits in it.`);
  if (existing.taken.some((name) => name.toLowerCase() === id.toLowerCase()))
    throw new Error(`The address ${id} already exists: choose another title, or edit that page.`);
  const placed = placedPages(existing.sidebars);
  const after = input.after?.trim() || lastOf(section, placed);
  if (!after)
    throw new Error(`No page of '${section}' is in content/sidebars.yaml: name a page with --after.`);
  const sidebars = withEntry(existing.sidebars, id, after);
  if (!sidebars)
    throw new Error(`The page '${after}' is not in content/sidebars.yaml: ${hintFor(after, placed)}`);
  const description = input.description?.trim() || defaultDescription(title);
  return { id, file: `content/docs/${id}.md`, text: newPageText({ title, description }), after, sidebars };
}

/** The last page of a section in the sidebar. */
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
  return guess ? `did you mean '${guess}'?` : `use one of ${known.join(', ')}.`;
}
