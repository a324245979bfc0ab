import { createElement, useRef } from 'react';

interface AdoptedProps {
  readonly tag: 'aside' | 'div' | 'footer';
  /** Nothing means: the HTML that stands in the page already. */
  readonly html: string | undefined;
  readonly className?: string;
  readonly label?: string;
}

/** Finished HTML that React takes over as it stands: it is neither walked nor sent a second time. */
export function Adopted({ tag, html = '', className, label }: AdoptedProps) {
  // React writes the HTML anew whenever it gets a new object, so the object stays the same as long as the text does.
  const held = useRef({ __html: html });
  if (held.current.__html !== html) held.current = { __html: html };
  return createElement(tag, {
    className,
    'aria-label': label,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: held.current,
  });
}
