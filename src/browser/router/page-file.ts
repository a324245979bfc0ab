import { PAGE_PARTS } from '../../model/page';
import { readTree } from '../../site/sidebar/Sidebar';
import { readRecord } from './record';

export type PageFile = ReturnType<typeof readPageFile>;

/** Takes out of another page's file what the router needs. An incomplete one is an error. */
export function readPageFile(text: string, pathname: string) {
  // The styles are left out: all pages share them.
  const start = text.slice(0, text.indexOf('<body>')).replace(/<style.*?<\/style>/gs, '');
  const head = parse(start + text.slice(text.lastIndexOf('<data ')));
  const tree = partOf(text, 'tree');
  return {
    /** Where the page was found. */
    pathname,
    record: readRecord(head),
    /** What the document consists of; screens are rendered from their record. */
    page: partOf(text, 'page'),
    /** The tree of pages beside the document. Reading it takes a while, so it is read only where it is needed. */
    readTree: () => (tree === undefined ? undefined : readTree(parse(tree).body)),
    /** A separate document with the file's head. */
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

/** What in the head tells of one page and not of the whole site. */
const PAGE_TAGS =
  'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Puts the head of another page's file in place of the current one's. */
export function showHead(from: Document): void {
  document.title = from.title;
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  document.head.append(...from.head.querySelectorAll(PAGE_TAGS));
}
