import { useCallback, useEffect, useState } from 'react';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { preferredVersionStore } from '../stores/preferred-version';
import { keepSyntaxParameter } from '../stores/syntax';
import { type AskedFor, readSearchAddress, searchAddress } from './search-address';

/** What the page of results shows; nothing before the browser has read the address. */
export function useAskedFor(): [Required<AskedFor> | undefined, (next: Required<AskedFor>) => void] {
  const { site, record } = useShell();
  const [asked, setAsked] = useState<Required<AskedFor>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is a new visit, whose address is read
  useEffect(() => {
    const read = () => {
      const found = readSearchAddress(
        location.search,
        site.docs.versions.map(({ name }) => name),
      );
      const version = found.version ?? preferredVersionStore.get() ?? latestVersion(site.docs.versions).name;
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
  keepSyntaxParameter(url);
  history.replaceState(history.state, '', url);
}
