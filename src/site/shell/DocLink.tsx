import type { ComponentProps } from 'react';
import { docPath } from '../../model/version';
import { useVersion } from './context';

/** A link to a page of the documentation, in the version that the reader reads or prefers. */
export function DocLink({ doc, ...attributes }: ComponentProps<'a'> & { doc: string }) {
  return <a href={docPath(useVersion(), doc)} data-doc={doc} {...attributes} />;
}
