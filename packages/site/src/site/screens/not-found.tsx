import { useEffect, useState } from 'react';
import { withBase } from '../../model/base-url';
import { inFormOf, isAtOrBelow, pathBelow, plainPath } from '../../model/route';
import { latestVersion } from '../../model/version';
import { Drawing } from '../parts/Drawing';
import { Icon } from '../parts/Icon';
import { useShell } from '../shell/context';

/** Address and title. */
type ListedPage = readonly [path: string, title: string];

const MAX_SHOWN = 5;
/** Below this, similarities are coincidental. */
const MIN_SIMILARITY = 0.45;
/** Words that occur in many addresses. */
const COMMON = /^(docs|next|html|index|reference)$/i;

/** The page for unknown addresses: a search for their words, and existing pages with similar addresses. */
export default function NotFound() {
  const { site, record } = useShell();
  const [near, setNear] = useState<readonly ListedPage[]>([]);
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may lead from one unknown address to another
  useEffect(() => {
    const plain = plainAddress(location.pathname, latestVersion(site.docs.versions));
    if (plain !== location.pathname) {
      location.replace(plain + location.search + location.hash);
      return;
    }
    setWords(wordsOf(plain));
    let isCurrent = true;
    fetch(withBase(site.baseUrl, '/pages.json'))
      .then((response) => response.json())
      .then((pages: ListedPage[]) => isCurrent && setNear(nearestPages(plain, pages)))
      .catch((error: unknown) => console.warn('The list of pages could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [site, record]);
  return (
    <div className="narrow not-found">
      <Drawing name="lost" />
      <p className="not-found-code">404</p>
      <h1>Page not found</h1>
      <p className="lead">
        There is no page at this address. It may have moved, or the link that led here may be mistyped.
      </p>
      <search>
        <form className="search-form" action={`/${site.search.path}`}>
          <label className="search-bar">
            <Icon name="search" />
            <span className="visually-hidden">Search the site</span>
            <input
              key={words}
              className="search-input"
              type="search"
              name="q"
              placeholder="Search names, words or types"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              defaultValue={words}
            />
          </label>
          <button type="submit" className="button is-primary">
            Search
          </button>
        </form>
      </search>
      <p>
        <a href={latestVersion(site.docs.versions).path}>Go to the documentation</a>
      </p>
      {near.length > 0 && (
        <section>
          <h2>Pages with similar addresses</h2>
          <ul>
            {near.map(([path, title]) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Hosts without redirects serve this page for `.html` addresses and for the latest version's number. */
function plainAddress(pathname: string, latest: { name: string; path: string }): string {
  const plain = plainPath(pathname);
  const start = plainPath(latest.path);
  const numbered = plainPath(pathBelow(latest.path, latest.name));
  const address = isAtOrBelow(plain, numbered) ? start + plain.slice(numbered.length) : plain;
  return inFormOf(latest.path, address);
}

const MAX_WORDS = 6;

/** The words of an address, without those that occur in many, and without anything but letters. */
function wordsOf(path: string): string {
  const words = path.slice(0, 300).match(/[a-z]{2,20}/gi) ?? [];
  return words
    .filter((word) => !COMMON.test(word))
    .slice(-MAX_WORDS)
    .join(' ');
}

/** The pages whose addresses are most similar to an unknown one, best first. */
function nearestPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = pairsOf(path);
  return pages
    .map((page) => ({ page, score: similarity(wanted, pairsOf(page[0])) }))
    .filter(({ score }) => score > MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ page }) => page);
}

/** The share of pairs of letters that two addresses have in common: Dice's coefficient. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** Ignores words that occur in many addresses. */
function pairsOf(path: string): ReadonlySet<string> {
  const address = path.toLowerCase().slice(0, 300);
  const letters = address.replace(/\b(docs|next|html|index|reference)\b|[^a-z]/g, '');
  return new Set([...letters].slice(1).map((letter, index) => letters.charAt(index) + letter));
}
