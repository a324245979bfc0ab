import type { PageHtml } from './page-html';

/** Brings title and head of the document in step with the page being shown. */
export function showHead({ record, description, canonical }: PageHtml): void {
  document.title = record.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}
