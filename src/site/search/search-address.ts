import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../model/search';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { preferredVersionStore } from '../stores/preferred-version';
import { withSyntax } from '../stores/syntax';

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

/** What the page of results shows; nothing before the browser has read the address. */
export function useAskedFor(): [AskedFor | undefined, (next: AskedFor) => void] {
  const { site, record } = useShell();
  const [asked, setAsked] = useState<AskedFor>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is a new visit, whose address is read
  useEffect(() => {
    const { versions } = site.docs;
    const names = versions.map(({ name }) => name);
    const read = () => {
      const preferred = preferredVersionStore.get() ?? latestVersion(versions).name;
      setAsked(readSearchAddress(location.search, names, preferred));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [record]);
  const ask = (next: AskedFor) => {
    setAsked(next);
    // The address follows what is typed, without a new entry in the history for each letter.
    const url = new URL(searchAddress(site.search.path, next), location.href);
    history.replaceState(history.state, '', withSyntax(url));
  };
  return [asked, ask];
}
