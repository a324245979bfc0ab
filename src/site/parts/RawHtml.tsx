import { type ComponentProps, createElement, useMemo } from 'react';

type Tag = 'a' | 'aside' | 'button' | 'code' | 'div' | 'footer' | 'main';

type RawHtmlProps<T extends Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly tag: T;
  /** Without it, the element keeps the HTML that it has in the page already: nothing is sent twice. */
  readonly html?: string;
};

/** HTML that the build has written. */
export function RawHtml<T extends Tag>({ tag, html = '', ...attributes }: RawHtmlProps<T>) {
  // React compares the object and not the text, so it must stay the same one.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}
