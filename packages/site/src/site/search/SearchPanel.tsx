import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useShell, useVersion } from '../shell/context';
import { say } from '../stores/status';
import { RESTED_MS, useAnnounced } from '../stores/use-announced';
import { Outcome } from './Outcome';
import { RecentSearches, stepOf } from './RecentSearches';
import { optionId, ResultList, ResultsFoot } from './Results';
import { ALL_VERSIONS, searchAddress } from './search-address';
import { foundText, useSearch } from './use-search';

interface SearchPanelProps {
  /** Receives the key handler for the input above. */
  readonly keys: Ref<(event: KeyboardEvent) => void>;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Called with the id of the chosen hit, if any. */
  readonly onChosen: (id: string | undefined) => void;
}

/** How many pages the modal shows; the results page shows more. */
const LIMIT = 6;

/** The part of the modal below its input: scope and results. Loaded when the modal is first opened. */
export function SearchPanel({ keys, query, onSearch, onChosen }: SearchPanelProps) {
  const { site } = useShell();
  const { name: version } = useVersion();
  const [inAll, setInAll] = useState(false);
  const [choice, setChoice] = useState({ of: '', place: 0 });
  const opensNext = useRef(false);
  const scope = inAll ? ALL_VERSIONS : version;
  const search = useSearch({ query, version: scope }, version, LIMIT);
  const options = search.answer?.pages.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0;
  // A new search starts at its first hit.
  const question = `${inAll} ${query}`;
  const active = choice.of === question ? choice.place : 0;
  const chosen = options > 0 ? optionId(active) : undefined;
  // Before paint, so that the input never refers to a hit that no longer exists.
  useLayoutEffect(() => {
    onChosen(chosen);
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [onChosen, chosen]);
  useEffect(() => {
    if (!opensNext.current || search.query !== query) return;
    opensNext.current = false;
    openOption(0, false);
  }, [search.query, query]);

  const switchScope = () => {
    say(inAll ? `Searching version ${version}` : 'Searching all versions');
    setInAll(!inAll);
  };
  const move = (step: number) => setChoice({ of: question, place: (active + step + options) % options });
  const onKeyDown = (event: KeyboardEvent) => {
    opensNext.current = false;
    const step = stepOf(event.key);
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      switchScope();
    } else if (step !== 0) {
      event.preventDefault();
      if (options > 0) move(step);
      else document.querySelector<HTMLElement>('.recent-query, .search-body .chip')?.focus();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // A reader who types faster than answers arrive means the first hit of the current query.
      if (search.query !== query) opensNext.current = true;
      else openOption(active, event.metaKey || event.ctrlKey);
    }
  };
  useImperativeHandle(keys, () => onKeyDown);
  useAnnounced(foundText(search, query), RESTED_MS);
  const address = searchAddress(site.search.path, { query: search.query, version: scope });
  return (
    <>
      <div className="search-scope">
        <span>{inAll ? 'Searching all versions' : `Searching version ${version}`}</span>
        <button type="button" className="chip" aria-keyshortcuts="Alt+A" onClick={switchScope}>
          <span>{inAll ? `Search only ${version}` : 'Search all versions'}</span> <kbd>Alt A</kbd>
        </button>
      </div>
      <div className="search-body" aria-busy={search.status === 'busy'}>
        {query.trim() === '' && <RecentSearches onSearch={onSearch} />}
        <Outcome search={search} query={query} onSearch={onSearch}>
          {({ pages }) => (
            <ResultList pages={pages} query={search.query} active={active} searched={search.searched} />
          )}
        </Outcome>
      </div>
      {options > 0 && search.answer && <ResultsFoot total={search.answer.total} href={address} />}
    </>
  );
}

/** Opens a hit like a click on it. */
function openOption(place: number, inNewTab: boolean): void {
  const link = document.getElementById(optionId(place));
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
