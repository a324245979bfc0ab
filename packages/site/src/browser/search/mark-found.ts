/** Highlights the searched words on a page that was opened from a hit. The marks are ranges, not elements. */
import { decodeAddress } from '../../model/route';
import { MARK_PARAMETER } from '../../model/search';
import { foundWords, type IsFound } from '../../search/text/marker';
import { fold, isCode, termsOf } from '../../search/text/tokens';
import { setMarks } from '../../site/search/Marks';

const MAX_LENGTH = 200;
const MAX_MARKS = 300;
const MIN_PREFIX = 3;

/** Marks the words given in the URL, in its section or on the whole page, and removes them from the URL. */
export function markFound(): void {
  const url = new URL(location.href);
  const words = url.searchParams.get(MARK_PARAMETER);
  const article = document.querySelector('.article');
  if (!words || !article || !('highlights' in CSS)) return;
  url.searchParams.delete(MARK_PARAMETER);
  history.replaceState(history.state, '', url);
  const isFound = readMarks(words);
  const ranges = textNodes(sectionOf(article, url.hash)).flatMap((text) => rangesIn(text, isFound));
  setMarks(ranges.slice(0, MAX_MARKS));
}

/** A matcher for the words of the parameter. The last one may be the start of a word. */
export function readMarks(parameter: string): IsFound {
  const words = fold(parameter.slice(0, MAX_LENGTH)).split(/\s+/).filter(Boolean);
  const terms = new Set(words.flatMap((word) => (isCode(word) ? word : [word, ...termsOf(word)])));
  const last = words[words.length - 1] ?? '';
  const isStarted = (term: string) => last.length >= MIN_PREFIX && term.startsWith(last);
  return (term) => terms.has(term) || isStarted(term);
}

/** The elements from a heading to the next of its rank; otherwise the anchor's element, or the article. */
function sectionOf(article: Element, hash: string): Element[] {
  const start = hash ? document.getElementById(decodeAddress(hash.slice(1))) : null;
  if (!start || !article.contains(start)) return [article];
  const rank = rankOf(start);
  const elements: Element[] = [start];
  for (let next = start.nextElementSibling; rank && next; next = next.nextElementSibling) {
    if (rankOf(next) <= rank) break;
    elements.push(next);
  }
  return elements;
}

/** The level of a heading; that of other elements is not a number. */
function rankOf({ tagName }: Element): number {
  return Number(/^H([1-6])$/.exec(tagName)?.[1]);
}

function textNodes(elements: readonly Element[]): Text[] {
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('svg, button, figcaption')) found.push(node as Text);
    }
    return found;
  });
}

function rangesIn(node: Text, isFound: IsFound): Range[] {
  return foundWords(node.data, isFound).map(({ start, end }) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
}
