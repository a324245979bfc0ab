import { PAGE_PARTS, type SentRecord } from '../../model/page';
import type { TreeNode } from '../../model/page-tree';
import { readTree } from '../../site/sidebar/read-tree';
import { readRecord } from './record';

/** What the router needs of another page's file. */
export interface PageFile {
  /** The page's address after redirects. */
  readonly pathname: string;
  readonly record: SentRecord;
  /** The HTML of a document; screens are rendered from their record. */
  readonly page: string | undefined;
  /** The sidebar tree. Parsing it is slow, so it happens only on demand. */
  readonly readTree: () => readonly TreeNode[] | undefined;
  /** A detached document with the file's head and navigation bar. */
  readonly frame: Document;
}

/** Throws if the file is incomplete. */
export function readPageFile(text: string, pathname: string): PageFile {
  // Styles are stripped because all pages share them.
  const start = text.slice(0, text.indexOf('<body>')).replace(/<style.*?<\/style>/gs, '');
  const bar = /<header class="navbar".*?<\/header>/s.exec(text)?.[0] ?? '';
  const frame = parse(start + bar + text.slice(text.lastIndexOf('<data ')));
  const tree = partOf(text, 'tree');
  return {
    pathname,
    record: readRecord(frame),
    page: partOf(text, 'page'),
    readTree: () => (tree === undefined ? undefined : readTree(parse(tree).body)),
    frame,
  };
}

function partOf(text: string, name: keyof typeof PAGE_PARTS): string | undefined {
  const [open, close] = PAGE_PARTS[name];
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  return start < 0 || end < 0 ? undefined : text.slice(start + open.length, end);
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The tags in the head that describe one page rather than the whole site. */
const PAGE_TAGS =
  'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Replaces the current page's tags in the head with those of another page. */
export function showHead(from: Document): void {
  document.title = from.title;
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  document.head.append(...from.head.querySelectorAll(PAGE_TAGS));
}

/** Replaces the entries of the navigation bar that another page marks, or points elsewhere. The search field stays. */
export function showBar(from: Document): void {
  const entries = from.querySelectorAll('.navbar-item');
  for (const [index, entry] of document.querySelectorAll('.navbar .navbar-item').entries()) {
    const next = entries[index];
    const isOfPage = /is-(doc|link|versions)/.test(entry.className);
    if (next && isOfPage && !entry.isEqualNode(next)) entry.replaceWith(next);
  }
}
