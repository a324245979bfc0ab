import type { SentRecord } from '../../model/page';
import { holdBackRest } from '../article/hold-back';

/** What navigation takes out of another page's file. */
export interface PageHtml {
  /** Where the page was found. */
  readonly pathname: string;
  readonly record: SentRecord;
  /** The bar at its top. */
  readonly bar: Element | null;
  /** A document's frame, which holds its tree of pages; screens have none. */
  readonly layout: Element | null;
  /** The document itself, taken out of its frame. */
  readonly page: Element | null;
  readonly description: string;
  readonly canonical: string;
}

const RECORD_ID = 'record';

/** The record that stands at the end of a page. */
export function readRecord(root: Document): SentRecord {
  const text = root.getElementById(RECORD_ID)?.getAttribute('value') ?? '';
  try {
    return JSON.parse(text) as SentRecord;
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
    bar: root.querySelector('.navbar'),
    layout: root.querySelector('.layout'),
    page: adopted(root.querySelector('.layout > .page')),
    description: root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
  };
}

/** Makes a document ready for ours at once: then a click on a page that was pointed at before has less to do. */
function adopted(page: Element | null): Element | null {
  if (!page) return null;
  holdBackRest(page);
  return document.adoptNode(page);
}
