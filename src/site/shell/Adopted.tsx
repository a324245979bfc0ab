import { createElement, useRef } from 'react';

interface AdoptedProps {
  readonly tag: 'aside' | 'div' | 'footer';
  /** Nothing means: the HTML that stands in the page already. */
  readonly html: string | undefined;
  readonly className?: string;
  readonly label?: string;
}

interface Held {
  readonly html: string | undefined;
  readonly inner: { readonly __html: string | LazyHtml };
}

/** React hands it to the browser, which asks for the text: the only moment at which it has to be there. */
interface LazyHtml {
  readonly toString: () => string;
}

/** Finished HTML that React takes over as it stands: it is neither walked nor sent a second time. */
export function Adopted({ tag, html, className = '', label }: AdoptedProps) {
  // React writes the HTML anew whenever it gets a new object, so the object stays the same as long as the text does.
  const held = useRef<Held>(undefined);
  if (!held.current || held.current.html !== html)
    held.current = { html, inner: html === undefined ? standing(tag, className) : { __html: html } };
  return createElement(tag, {
    className,
    'aria-label': label,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: held.current.inner,
  });
}

/** The element is built anew only after a crash; then its HTML is read off the page. */
function standing(tag: string, className: string): Held['inner'] {
  const [name] = className.split(' ');
  return { __html: { toString: () => document.querySelector(`${tag}.${name}`)?.innerHTML ?? '' } };
}
