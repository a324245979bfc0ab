import type { ComponentProps } from 'react';
import { docPath } from '../../model/version';
import { useVersion } from './context';

/** A link to a documentation page in the current or preferred version. */
export function DocLink({ doc, ...attributes }: ComponentProps<'a'> & { doc: string }) {
  return <a href={docPath(useVersion(), doc)} data-doc={doc} {...attributes} />;
}
