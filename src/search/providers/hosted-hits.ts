/** Hits of the hosted service as results. What the service sends is data: found words are told by signs, not by markup. */
import {
  MARK_PARAMETER,
  type Piece,
  type ResultPage,
  type SearchHit,
  type SearchRequest,
} from '../../model/search';
import { docPath, type VersionConfig } from '../../model/version';
import type { HostedRecord } from '../hosted-record';

/** Signs around found words in the answers of the service: no text contains them. */
export const FOUND_START = '\ue010';
export const FOUND_END = '\ue011';

interface Shown {
  readonly value?: string;
}

export interface ServiceHit extends HostedRecord {
  readonly _highlightResult?: { readonly title?: Shown; readonly heading?: Shown };
  readonly _snippetResult?: { readonly text?: Shown };
}

export function toPage(hit: ServiceHit, version: VersionConfig, request: SearchRequest): ResultPage {
  return {
    id: hit.page,
    href: hrefOf(hit, '', version, request),
    kind: hit.kind,
    trail: hit.trail ?? [],
    title: pieces(hit._highlightResult?.title?.value ?? hit.title),
    versions: hit.kind === 'blog' ? [] : request.versions.filter((name) => hit.version?.includes(name)),
    hits: [],
  };
}

export function hitOf(hit: ServiceHit, version: VersionConfig, request: SearchRequest): SearchHit {
  const { title, heading } = hit._highlightResult ?? {};
  return {
    href: hrefOf(hit, hit.anchor, version, request),
    anchor: hit.anchor,
    title: pieces(hit.anchor ? (heading?.value ?? hit.heading) : (title?.value ?? hit.title)),
    excerpt: pieces(hit._snippetResult?.text?.value ?? ''),
    ...(hit.syntax && hit.syntax !== request.syntax ? { syntax: hit.syntax } : {}),
    ...(hit.deprecated ? { deprecated: true } : {}),
  };
}

/** Cuts a text at the signs around its found words. */
export function pieces(text: string): Piece[] {
  const found = new RegExp(`${FOUND_START}([^${FOUND_END}]*)${FOUND_END}`);
  return text
    .split(found)
    .map((part, index) => ({
      text: part.replaceAll(FOUND_START, '').replaceAll(FOUND_END, ''),
      found: index % 2 === 1,
    }))
    .filter((piece) => piece.text !== '');
}

const LONGEST_MARK = 100;

function hrefOf(
  hit: ServiceHit,
  anchor: string,
  version: VersionConfig,
  { query, syntax }: SearchRequest,
): string {
  const path = hit.kind === 'blog' ? `/${hit.page}` : docPath(version, hit.page);
  const parameters = new URLSearchParams();
  if (hit.syntax && hit.syntax !== syntax) parameters.set('lang', hit.syntax);
  parameters.set(MARK_PARAMETER, query.trim().slice(0, LONGEST_MARK));
  return `${path}?${parameters}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
