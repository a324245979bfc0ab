import { useEffect, useState } from 'react';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { preferredVersionStore } from '../stores/preferred-version';
import { withSyntax } from '../stores/syntax';
import { type AskedFor, readSearchAddress, searchAddress } from './search-address';

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
