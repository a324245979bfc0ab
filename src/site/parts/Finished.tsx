import { createElement, useMemo } from 'react';

interface FinishedProps {
  readonly tag: 'aside' | 'div' | 'footer';
  readonly html: string | undefined;
  readonly className?: string;
  readonly label?: string;
}

/** HTML that was finished before: React writes it as it stands. */
export function Finished({ tag, html = '', className, label }: FinishedProps) {
  // React would write the HTML anew for every new object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return createElement(tag, { className, 'aria-label': label, dangerouslySetInnerHTML: inner });
}
