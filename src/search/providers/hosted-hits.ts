/** Hits of a hosted engine as results. What the engine sends is data: found words come between signs, not in markup. */
import {
  isVersioned,
  MARK_PARAMETER,
  type Piece,
  type ResultPage,
  type SearchHit,
  type SearchRequest,
} from '../../model/search';
import { docPath, type VersionConfig } from '../../model/version';
import type { HostedRecord } from '../hosted-record';

/** Signs around found words in an engine's answer: no text contains them. */
export const FOUND_START = '\ue010';
export const FOUND_END = '\ue011';

/** A found record, and its texts with signs around found words. */
export interface HostedHit {
  readonly record: HostedRecord;
  readonly title: string;
  readonly heading: string;
  readonly excerpt: string;
}

/** Where a hit leads to. */
export interface HitPlace {
  readonly baseUrl: string;
  readonly version: VersionConfig;
}

export function resultPage(hit: HostedHit, place: HitPlace, request: SearchRequest): ResultPage {
  const { record, title } = hit;
  return {
    id: record.page,
    href: hrefOf(record, '', place, request),
    kind: record.kind,
    trail: record.trail ?? [],
    title: pieces(title),
    versions: isVersioned(record.kind)
      ? request.versions.filter((name) => record.version?.includes(name))
      : [],
    hits: [],
  };
}

export function searchHit(hit: HostedHit, place: HitPlace, request: SearchRequest): SearchHit {
  const { record, title, heading, excerpt } = hit;
  const { anchor, syntax, deprecated } = record;
  return {
    href: hrefOf(record, anchor, place, request),
    anchor,
    title: pieces((anchor ? heading : title) ?? ''),
    excerpt: pieces(excerpt),
    ...(syntax && syntax !== request.syntax ? { syntax } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

/** Splits a text at the signs around its found words. */
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

const MAX_MARK_LENGTH = 100;

function hrefOf(
  record: HostedRecord,
  anchor: string,
  { baseUrl, version }: HitPlace,
  { query, syntax }: SearchRequest,
): string {
  const path = isVersioned(record.kind) ? docPath(version, record.page) : baseUrl + record.page;
  const parameters = new URLSearchParams();
  if (record.syntax && record.syntax !== syntax) parameters.set('lang', record.syntax);
  if (record.kind !== 'tool') parameters.set(MARK_PARAMETER, query.trim().slice(0, MAX_MARK_LENGTH));
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return `${path}${search}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
