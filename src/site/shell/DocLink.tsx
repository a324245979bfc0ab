import type { ReactNode } from 'react';
import { docPath } from '../../model/version';
import { useVersion } from './use-version';

interface DocLinkProps {
  readonly doc: string;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of the documentation, in the version that the reader reads or prefers. */
export function DocLink({ doc, className, current, children }: DocLinkProps) {
  return (
    <a
      href={docPath(useVersion(), doc)}
      data-doc={doc}
      className={className}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
