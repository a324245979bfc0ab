import { DEFAULT_SYNTAX, parseSyntax, SYNTAX_LABELS, type Syntax } from '../../model/syntax';
import { say } from './status';
import { onStoredElsewhere, STORAGE_KEYS, SYNTAX_PARAMETER, writeStored } from './storage';
import { createStore } from './store';

export const syntaxStore = createStore<Syntax>(DEFAULT_SYNTAX);

/** CSS hides the syntax that the attribute does not name; the boot script has set it before the first paint. */
function showSyntax(syntax: Syntax): void {
  document.documentElement.dataset.syntax = syntax;
  syntaxStore.set(syntax);
  const url = new URL(location.href);
  if (namedIn(url) === syntax) return;
  url.searchParams.set(SYNTAX_PARAMETER, syntax);
  history.replaceState(history.state, '', url);
}

function namedIn({ searchParams }: URL): Syntax | undefined {
  return parseSyntax(searchParams.get(SYNTAX_PARAMETER));
}

/** Shows a syntax that the reader chose: page, address, memory and other tabs change together. */
export function chooseSyntax(syntax: Syntax): void {
  showSyntax(syntax);
  say(`${SYNTAX_LABELS[syntax]} is shown`);
  writeStored(STORAGE_KEYS.syntax, syntax);
  // Other tabs follow a choice, not a link that was opened with `?lang=`, so a choice has a separate key.
  writeStored(STORAGE_KEYS.syntaxChoice, `${syntax} ${Date.now()}`);
}

/** After the address has changed: a syntax that it names is shown and remembered, otherwise the address gets the current one. */
export function syncSyntaxFromUrl(): void {
  const named = namedIn(new URL(location.href));
  showSyntax(named ?? syntaxStore.get());
  if (named) writeStored(STORAGE_KEYS.syntax, named);
}

/** Follows the address now and the choices made in other tabs. */
export function followSyntax(): void {
  syntaxStore.set(parseSyntax(document.documentElement.dataset.syntax) ?? DEFAULT_SYNTAX);
  syncSyntaxFromUrl();
  onStoredElsewhere(STORAGE_KEYS.syntaxChoice, (choice) => {
    const syntax = parseSyntax(choice?.split(' ')[0]);
    if (syntax) showSyntax(syntax);
  });
}

/** An address with the reader's syntax in it, unless it names one already. */
export function withSyntax(url: URL): URL {
  const marked = new URL(url);
  if (!namedIn(marked)) marked.searchParams.set(SYNTAX_PARAMETER, syntaxStore.get());
  return marked;
}
