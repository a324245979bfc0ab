import { type ComponentProps, createElement, useMemo } from 'react';

type Tag = 'a' | 'button' | 'code' | 'div' | 'nav';

type RawHtmlProps<T extends Tag> = Omit<ComponentProps<T>, 'children'> & {
  readonly tag: T;
  readonly html: string;
};

/** Renders HTML from the build. What translators and extensions have changed in it is kept on hydration. */
export function RawHtml<T extends Tag>({ tag, html, ...attributes }: RawHtmlProps<T>) {
  // React compares the object, not the text, so its identity must be stable.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}
