import { DEFAULT_SYNTAX, type Syntax } from '../../model/syntax';
import { syntaxStore } from './syntax';
import { useStore } from './use-store';

/** The syntax that the page shows. */
export function useSyntax(): Syntax {
  return useStore(syntaxStore, DEFAULT_SYNTAX);
}
