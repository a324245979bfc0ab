import { createElement } from 'react';

interface AdoptedProps {
  readonly tag: 'aside' | 'div' | 'footer';
  /** Nothing means: the HTML that stands in the page already. */
  readonly html: string | undefined;
  readonly className?: string;
  readonly id?: string;
  readonly label?: string;
}

/** Finished HTML that React takes over as it stands: it is neither walked nor sent a second time. */
export function Adopted({ tag, html, className, id, label }: AdoptedProps) {
  return createElement(tag, {
    className,
    id,
    'aria-label': label,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html ?? '' },
  });
}
