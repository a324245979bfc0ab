import { STORAGE_KEYS, SYNTAX_PARAMETER } from '../../model/storage-keys';
import { DEFAULT_SYNTAX, parseSyntax, type Syntax } from '../../model/syntax';
import { holdBackOutside } from '../article/hold-back';
import { keepPlace } from '../article/keep-place';
import { onStoredElsewhere, writeStored } from './storage';

/** The syntax that the page shows now. */
export function currentSyntax(): Syntax {
  return parseSyntax(document.documentElement.dataset.syntax) ?? DEFAULT_SYNTAX;
}

/** An address with the reader's syntax in it, unless it names one already. */
export function withSyntax(url: URL, syntax: Syntax = currentSyntax()): URL {
  const marked = new URL(url);
  if (!parseSyntax(marked.searchParams.get(SYNTAX_PARAMETER)))
    marked.searchParams.set(SYNTAX_PARAMETER, syntax);
  return marked;
}

/** Writes the syntax into the page's address without a new entry in the history. */
export function markAddress(syntax: Syntax): void {
  const url = new URL(location.href);
  if (url.searchParams.get(SYNTAX_PARAMETER) === syntax) return;
  url.searchParams.set(SYNTAX_PARAMETER, syntax);
  history.replaceState(history.state, '', url);
}

/** Shows a syntax: page, address and memory change together, and the reader's place on the page is kept. */
export function setSyntax(syntax: Syntax): void {
  if (syntax !== currentSyntax()) showSyntax(syntax);
  writeStored(STORAGE_KEYS.syntax, syntax);
}

function showSyntax(syntax: Syntax): void {
  holdBackOutside();
  keepPlace(() => {
    document.documentElement.dataset.syntax = syntax;
  });
  markAddress(syntax);
}

/** When the address has changed: a syntax that it names is shown; otherwise the one being shown is written there. */
export function obeyAddress(): void {
  const named = namedSyntax();
  if (!named) markAddress(currentSyntax());
  else if (named !== currentSyntax()) obey(named);
}

/** The syntax that the address names. */
function namedSyntax(): Syntax | undefined {
  return parseSyntax(new URLSearchParams(location.search).get(SYNTAX_PARAMETER));
}

/** Shows and remembers a syntax that the address names. */
function obey(syntax: Syntax): void {
  document.documentElement.dataset.syntax = syntax;
  writeStored(STORAGE_KEYS.syntax, syntax);
}

/** Follows the address and other tabs. */
export function followSyntax(): void {
  const named = namedSyntax();
  // The page shows it already, but it is not remembered yet.
  if (named) obey(named);
  else markAddress(currentSyntax());
  onStoredElsewhere(STORAGE_KEYS.syntax, (value) => {
    const syntax = parseSyntax(value);
    if (syntax) showSyntax(syntax);
  });
}
