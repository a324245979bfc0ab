import { useCallback, useEffect, useState } from 'react';
import { SYNTAX_PARAMETER } from '../../model/storage-keys';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { type AskedFor, readSearchAddress, searchAddress } from './search-address';

/** What the page of results shows; nothing before the browser has read the address. */
export function useAskedFor(): [Required<AskedFor> | undefined, (next: Required<AskedFor>) => void] {
  const { site, record, actions } = useShell();
  const [asked, setAsked] = useState<Required<AskedFor>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is a new visit, whose address is read
  useEffect(() => {
    const read = () => {
      const found = readSearchAddress(
        location.search,
        site.docs.versions.map(({ name }) => name),
      );
      const version = found.version ?? actions.preferredVersion() ?? latestVersion(site.docs.versions).name;
      setAsked({ query: found.query, version });
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [record]);
  const ask = useCallback(
    (next: Required<AskedFor>) => {
      setAsked(next);
      keepAddress(searchAddress(site.search.path, next.query, next.version));
    },
    [site.search.path],
  );
  return [asked, ask];
}

/** The address follows what is typed, without a new entry in the history for each letter. */
function keepAddress(address: string): void {
  const url = new URL(address, location.href);
  const syntax = new URLSearchParams(location.search).get(SYNTAX_PARAMETER);
  if (syntax) url.searchParams.set(SYNTAX_PARAMETER, syntax);
  history.replaceState(history.state, '', url);
}
