/** The parameters of a search, in the address of the results page. */
import { MAX_QUERY_LENGTH } from '../../model/search';

export const ALL_VERSIONS = 'all';

export interface SearchParams {
  readonly query: string;
  /** A version's name, or `all`. */
  readonly version: string;
}

export function searchAddress(path: string, { query, version }: SearchParams): string {
  const parameters = new URLSearchParams();
  const text = query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text) parameters.set('q', text);
  parameters.set('version', version);
  return `/${path}?${parameters}`;
}

/** Reads an address of the results page; an unknown version falls back to the preferred one. */
export function readSearchAddress(search: string, known: readonly string[], preferred: string): SearchParams {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('version') ?? '';
  const version = named === ALL_VERSIONS || known.includes(named) ? named : preferred;
  return { query: parameters.get('q') ?? '', version };
}
