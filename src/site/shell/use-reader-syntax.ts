import { startTransition, useEffect, useState } from 'react';
import { DEFAULT_SYNTAX, parseSyntax, type Syntax } from '../../model/syntax';

/** The syntax that the page shows, also after the reader has chosen another. */
export function useReaderSyntax(): Syntax {
  const [syntax, setSyntax] = useState<Syntax>(DEFAULT_SYNTAX);
  useEffect(() => {
    // The page shows the syntax by itself; what depends on it here follows in a moment.
    const read = () =>
      startTransition(() =>
        setSyntax(parseSyntax(document.documentElement.dataset.syntax) ?? DEFAULT_SYNTAX),
      );
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-syntax'] });
    read();
    return () => observer.disconnect();
  }, []);
  return syntax;
}
