import type { SiteConfig } from '../../model/site';
import { readableDate } from './PostMeta';

interface EditLinkProps {
  readonly site: SiteConfig;
  readonly file: string;
  /** The day of its last change, if it is known. */
  readonly changed?: string;
}

/** Where a page can be edited, and when it was changed. */
export function EditLink({ site, file, changed }: EditLinkProps) {
  return (
    <>
      <a href={site.docs.editUrl + file} rel="noopener noreferrer">
        Edit this page
      </a>
      {changed && (
        <span>
          Last updated on <time dateTime={changed}>{readableDate(changed)}</time>
        </span>
      )}
    </>
  );
}
