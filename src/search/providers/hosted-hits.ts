/** Hits of a hosted engine as results. What the engine sends is data: found words come between signs, not in markup. */
import {
  isVersioned,
  type Piece,
  type ResultPage,
  type SearchHit,
  type SearchRequest,
} from '../../model/search';
import { hitAddress } from '../hit-address';
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

/** The page of a hit at its path, before any of its hits. */
export function resultPage({ record, title }: HostedHit, path: string, request: SearchRequest): ResultPage {
  const { page, kind, trail = [], version } = record;
  return {
    id: page,
    href: hrefOf(record, path, '', request),
    kind,
    trail,
    title: pieces(title),
    versions: isVersioned(kind) ? request.versions.filter((name) => version?.includes(name)) : [],
    hits: [],
  };
}

export function searchHit(hit: HostedHit, path: string, request: SearchRequest): SearchHit {
  const { record, title, heading, excerpt } = hit;
  const { anchor, syntax, deprecated } = record;
  return {
    href: hrefOf(record, path, anchor, request),
    anchor,
    title: pieces((anchor ? heading : title) ?? ''),
    excerpt: pieces(excerpt),
    ...(syntax && syntax !== request.syntax ? { syntax } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

const MAX_MARK_LENGTH = 100;

function hrefOf(record: HostedRecord, path: string, anchor: string, request: SearchRequest): string {
  const syntax = record.syntax === request.syntax ? undefined : record.syntax;
  const mark = request.query.trim().slice(0, MAX_MARK_LENGTH);
  return hitAddress(path, { kind: record.kind, anchor, syntax, mark });
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
