import { PAGE_PARTS } from '../../model/page';
import { readTree } from '../../site/sidebar/read-tree';
import { readRecord } from './record';

export type PageFile = ReturnType<typeof readPageFile>;

/** Extracts what the router needs from another page's file. Throws if the file is incomplete. */
export function readPageFile(text: string, pathname: string) {
  // Styles are stripped because all pages share them.
  const start = text.slice(0, text.indexOf('<body>')).replace(/<style.*?<\/style>/gs, '');
  const head = parse(start + text.slice(text.lastIndexOf('<data ')));
  const tree = partOf(text, 'tree');
  return {
    /** The page's address after redirects. */
    pathname,
    record: readRecord(head),
    /** The HTML of a document; screens are rendered from their record. */
    page: partOf(text, 'page'),
    /** The sidebar tree. Parsing it is slow, so it happens only on demand. */
    readTree: () => (tree === undefined ? undefined : readTree(parse(tree).body)),
    /** A detached document with the file's head. */
    head,
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
