/** What the reader searches for, in the address of the page of results. */
import { MAX_QUERY_LENGTH } from '../../model/search';

export const ALL_VERSIONS = 'all';

export interface AskedFor {
  readonly query: string;
  /** A version's name, or `all`. */
  readonly version: string;
}

export function searchAddress(path: string, { query, version }: AskedFor): string {
  const parameters = new URLSearchParams();
  const text = query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text) parameters.set('q', text);
  parameters.set('version', version);
  return `/${path}?${parameters}`;
}

/** What an address of the page of results asks for; in the preferred version where it names none that exists. */
export function readSearchAddress(search: string, known: readonly string[], preferred: string): AskedFor {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('version') ?? '';
  const version = named === ALL_VERSIONS || known.includes(named) ? named : preferred;
  return { query: parameters.get('q') ?? '', version };
}
