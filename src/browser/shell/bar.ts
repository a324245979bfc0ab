import { site } from 'virtual:browser-config';
import type { PageRecord } from '../../model/page';
import { DEFAULT_SYNTAX } from '../../model/syntax';
import type { PageHtml } from '../navigation/page-html';
import { currentSyntax } from '../preferences/syntax';
import { markSyntaxButtons } from '../preferences/syntax-buttons';
import { showPreferredVersion } from '../preferences/version';

/** A new page brings its own bar, which marks its section and leads to its other versions. */
export function showBar({ bar, record }: PageHtml): void {
  if (bar) document.querySelector('.navbar')?.replaceWith(bar);
  fitBar(record);
}

/** Brings the bar as the server sent it in step with what the reader has chosen. */
export function fitBar({ version }: PageRecord): void {
  if (currentSyntax() !== DEFAULT_SYNTAX) markSyntaxButtons();
  if (!version) showPreferredVersion(site.docs.versions);
}
