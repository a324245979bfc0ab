import { MAX_QUERY_LENGTH } from '../../model/search';

/** The name that stands for all versions in an address. */
export const ALL_VERSIONS = 'all';

/** The address of the page of results. */
export function searchAddress(path: string, query: string, version: string | undefined): string {
  const parameters = new URLSearchParams();
  const text = query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text) parameters.set('q', text);
  if (version) parameters.set('version', version);
  const rest = parameters.toString();
  return `/${path}${rest ? `?${rest}` : ''}`;
}

export interface AskedFor {
  readonly query: string;
  /** A version's name, `all`, or nothing where the address names none that exists. */
  readonly version?: string;
}

/** What an address of the page of results asks for. */
export function readSearchAddress(search: string, known: readonly string[]): AskedFor {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version') ?? '';
  return {
    query: parameters.get('q') ?? '',
    version: version === ALL_VERSIONS || known.includes(version) ? version : undefined,
  };
}
