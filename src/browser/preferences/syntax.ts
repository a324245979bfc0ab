import { STORAGE_KEYS, SYNTAX_PARAMETER } from '../../model/storage-keys';
import { parseSyntax, type Syntax } from '../../model/syntax';
import { holdBackOutside } from '../article/hold-back';
import { keepPlace } from '../article/keep-place';
import { onStoredElsewhere, writeStored } from './storage';

/** The syntax that the page shows now. */
export function currentSyntax(): Syntax {
  return parseSyntax(document.documentElement.dataset.syntax) ?? 'jsligo';
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

/** A syntax that the address names is shown and remembered; otherwise the one being shown is written there. */
export function obeyAddress(): void {
  const named = parseSyntax(new URL(location.href).searchParams.get(SYNTAX_PARAMETER));
  document.documentElement.dataset.syntax = named ?? currentSyntax();
  if (named) writeStored(STORAGE_KEYS.syntax, named);
  else markAddress(currentSyntax());
}

/** Follows the address and other tabs. */
export function followSyntax(): void {
  obeyAddress();
  onStoredElsewhere(STORAGE_KEYS.syntax, (value) => {
    const syntax = parseSyntax(value);
    if (syntax) showSyntax(syntax);
  });
}
