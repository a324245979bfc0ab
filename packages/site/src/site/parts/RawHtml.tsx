import { type ComponentProps, createElement, useMemo } from 'react';

type Tag = 'a' | 'aside' | 'button' | 'code' | 'div' | 'footer' | 'main';

type RawHtmlProps<T extends Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly tag: T;
  /** Without it, the element keeps its HTML in the page, so nothing is sent twice. */
  readonly html?: string;
};

/** Renders HTML from the build. */
export function RawHtml<T extends Tag>({ tag, html = '', ...attributes }: RawHtmlProps<T>) {
  // React compares the object, not the text, so its identity must be stable.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}
