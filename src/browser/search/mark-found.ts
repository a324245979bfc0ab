/** Marks the words that a reader looked for on the page that a hit has led to. */
import { MARK_PARAMETER } from '../../model/search';
import { foundSpans, type IsFound, placesIn } from '../../search/text/marker';
import { fold, termsOf } from '../../search/text/tokens';

const LONGEST = 200;
const MOST_MARKS = 300;
const SHORTEST_START = 3;

/** Marks them in the section that the address names, or on the whole page. Marks of before are taken away. */
export function markFound(): void {
  const { search, hash } = location;
  const article = document.querySelector('.article');
  if (!article) return;
  unmark(article);
  const isFound = readMarks(new URLSearchParams(search).get(MARK_PARAMETER) ?? '');
  let marks = 0;
  for (const text of textNodes(placesOf(article, hash))) {
    if (marks > MOST_MARKS) break;
    marks += markText(text, isFound);
  }
}

/** What the parameter asks for, as data: words, by their terms; the last one may go on. */
export function readMarks(parameter: string): IsFound {
  const words = fold(parameter.slice(0, LONGEST)).split(/\s+/).filter(Boolean);
  const whole = new Set(words);
  const terms = new Set(words.flatMap((word) => (/[._@#]|^--/.test(word) ? [] : [word, ...termsOf(word)])));
  const last = words.at(-1) ?? '';
  const goesOn = (term: string) => last.length >= SHORTEST_START && term.startsWith(last);
  return (term) => whole.has(term) || terms.has(term) || goesOn(term);
}

/** The elements of a section: from its heading to the next of its rank; a flag is an element of its own. */
function placesOf(article: Element, hash: string): Element[] {
  const start = hash ? document.getElementById(decode(hash.slice(1))) : null;
  if (!start || !article.contains(start)) return [article];
  const rank = /^H([1-6])$/.exec(start.tagName)?.[1];
  if (!rank) return [start];
  const places = [start as Element];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const other = /^H([1-6])$/.exec(next.tagName)?.[1];
    if (other && other <= rank) break;
    places.push(next);
  }
  return places;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function textNodes(places: readonly Element[]): Text[] {
  const found: Text[] = [];
  for (const place of places) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('svg, button, .code-head, .anchor')) found.push(node as Text);
    }
  }
  return found;
}

function markText(node: Text, isFound: IsFound): number {
  const spans = foundSpans(placesIn(node.data), isFound);
  for (const { start, end } of spans.reverse()) {
    const word = node.splitText(start);
    word.splitText(end - start);
    const mark = document.createElement('mark');
    mark.className = 'found';
    word.replaceWith(mark);
    mark.append(word);
  }
  return spans.length;
}

function unmark(article: Element): void {
  for (const mark of article.querySelectorAll('mark.found')) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}
