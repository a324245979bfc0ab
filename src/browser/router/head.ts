/** What in the head tells of one page and not of the whole site. */
const PAGE_TAGS =
  'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Puts the head of another page's file in place of the current one's. */
export function showHead(from: Document): void {
  document.title = from.title;
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  document.head.append(...from.head.querySelectorAll(PAGE_TAGS));
}
