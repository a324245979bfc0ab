import {
  DEFAULT_SYNTAX,
  parseSyntax,
  SYNTAX_LABELS,
  SYNTAX_PARAMETER,
  SYNTAXES,
  type Syntax,
} from '../../model/syntax';
import { say } from './status';
import { onStoredElsewhere, STORAGE_KEYS, writeStored } from './storage';
import { createStore } from './store';

export const syntaxStore = createStore<Syntax>(DEFAULT_SYNTAX);

/** CSS hides the other syntax by this attribute, which the boot script sets before the first paint. */
function showSyntax(syntax: Syntax): void {
  document.documentElement.dataset.syntax = syntax;
  syntaxStore.set(syntax);
  for (const one of SYNTAXES)
    for (const button of document.querySelectorAll(`[data-control="${one}"]`))
      button.setAttribute('aria-pressed', String(one === syntax));
  const url = new URL(location.href);
  if (namedIn(url) === syntax) return;
  url.searchParams.set(SYNTAX_PARAMETER, syntax);
  history.replaceState(history.state, '', url);
}

function namedIn({ searchParams }: URL): Syntax | undefined {
  return parseSyntax(searchParams.get(SYNTAX_PARAMETER));
}

/** Shows a syntax that the reader chose: updates page, address, storage and other tabs. */
export function chooseSyntax(syntax: Syntax): void {
  showSyntax(syntax);
  say(`${SYNTAX_LABELS[syntax]} is shown`);
  writeStored(STORAGE_KEYS.syntax, syntax);
  // Other tabs follow a choice, not a link that was opened with `?lang=`, so a choice has a separate key.
  writeStored(STORAGE_KEYS.syntaxChoice, `${syntax} ${Date.now()}`);
}

/**
 * Call after the URL has changed: shows and stores the syntax in it, or else adds the current one to it. In an older
 * entry of the history the syntax is no new choice, so the current one stays.
 */
export function showUrlSyntax({ isHistoryStep }: { readonly isHistoryStep: boolean }): void {
  const named = isHistoryStep ? undefined : namedIn(new URL(location.href));
  showSyntax(named ?? syntaxStore.get());
  if (named) writeStored(STORAGE_KEYS.syntax, named);
}

/** Shows the syntax that the boot script has found, and follows choices in other tabs. */
export function followSyntax(): void {
  const shown = parseSyntax(document.documentElement.dataset.syntax) ?? DEFAULT_SYNTAX;
  const isNamed = namedIn(new URL(location.href)) !== undefined;
  showSyntax(shown);
  if (isNamed) writeStored(STORAGE_KEYS.syntax, shown);
  onStoredElsewhere(STORAGE_KEYS.syntaxChoice, (choice) => {
    const syntax = parseSyntax(choice?.split(' ')[0]);
    if (syntax) showSyntax(syntax);
  });
}

/** Adds the reader's syntax to a URL that has none. */
export function withSyntax(url: URL): URL {
  const result = new URL(url);
  if (!namedIn(result)) result.searchParams.set(SYNTAX_PARAMETER, syntaxStore.get());
  return result;
}
