import { type Document, Window } from 'happy-dom';
import { fileOfPath } from '../../packages/site/src/model/route';
import { read } from './built';

const documents = new Map<string, Document>();

/** The document of a built page; no script of it runs. */
export function pageAt(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const html = read(path === '/404.html' ? '404.html' : fileOfPath(path));
  const { DOMParser } = new Window();
  const page = new DOMParser().parseFromString(html, 'text/html');
  documents.set(path, page);
  return page;
}

/** The text of each element that a selector finds. */
export function textsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

/** The addresses that the links found by a selector lead to. */
export function hrefsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}
