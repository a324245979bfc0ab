import type { PageRecord } from '../../model/page';
import { holdBackRest } from '../article/hold-back';

/** What navigation takes out of another page's file. */
export interface PageHtml {
  /** Where the page was found. */
  readonly pathname: string;
  readonly record: PageRecord;
  readonly sidebar: readonly Node[] | undefined;
  readonly page: readonly Node[] | undefined;
  readonly description: string;
  readonly canonical: string;
  /** The script of the build that made the page. */
  readonly script: string;
}

const RECORD_ID = 'record';

/** The record that stands at the end of a page. */
export function readRecord(root: Document): PageRecord {
  const text = root.getElementById(RECORD_ID)?.textContent ?? '';
  try {
    return JSON.parse(text) as PageRecord;
  } catch (cause) {
    throw new Error('The page arrived incomplete.', { cause });
  }
}

/** Reads a page's file. An incomplete one is an error. */
export function readPageHtml(text: string, pathname: string): PageHtml {
  const root = new DOMParser().parseFromString(text, 'text/html');
  return {
    pathname,
    record: readRecord(root),
    sidebar: nodesIn(root.querySelector('.sidebar')),
    page: adoptedFrom(root.querySelector('.page')),
    description: root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    script: mainScript(root),
  };
}

/** What an element holds; it is moved into the page when it is shown, without being read a second time. */
function nodesIn(element: Element | null): readonly Node[] | undefined {
  return element ? [...element.childNodes] : undefined;
}

/** The same, made ready for the document at once: then a click on a page that was pointed at before has less to do. */
function adoptedFrom(element: Element | null): readonly Node[] | undefined {
  if (!element) return undefined;
  const held = document.createDocumentFragment();
  held.append(...element.childNodes);
  holdBackRest(held);
  return [...held.childNodes];
}

/** The address of the site's main script on a page. */
export function mainScript(root: Document): string {
  return root.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}
