import { createElement, useLayoutEffect, useRef } from 'react';

/** Finished HTML: text, or the nodes of another page's file. Nothing means: what stands in the page already. */
export type FinishedHtml = string | readonly Node[];

interface AdoptedProps {
  readonly tag: 'aside' | 'div' | 'footer';
  readonly html: FinishedHtml | undefined;
  readonly className?: string;
  readonly label?: string;
}

interface Held {
  readonly text: string | undefined;
  readonly inner: InnerHtml;
}

interface InnerHtml {
  readonly __html: string | LazyHtml;
}

/** React hands it to the browser, which asks for the text: the only moment at which it has to be there. */
interface LazyHtml {
  readonly toString: () => string;
}

/** Finished HTML that React takes over as it stands: it is neither walked nor sent a second time. */
export function Adopted({ tag, html, className = '', label }: AdoptedProps) {
  // React writes the HTML anew whenever it gets a new object, so the object stays the same as long as the text does.
  const held = useRef<Held>(undefined);
  const text = typeof html === 'string' ? html : undefined;
  if (!held.current || (text !== undefined && held.current.text !== text))
    held.current = { text, inner: innerHtml(html, tag, className) };
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (typeof html === 'object') element.current?.replaceChildren(...html);
  }, [html]);
  return createElement(tag, {
    ref: element,
    className,
    'aria-label': label,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: held.current.inner,
  });
}

function innerHtml(html: FinishedHtml | undefined, tag: string, className: string): InnerHtml {
  if (html === undefined) return standing(tag, className);
  return { __html: typeof html === 'string' ? html : '' };
}

/** The element is built anew only after a crash; then its HTML is read off the page. */
function standing(tag: string, className: string): InnerHtml {
  const [name] = className.split(' ');
  return { __html: { toString: () => document.querySelector(`${tag}.${name}`)?.innerHTML ?? '' } };
}
