import type { SiteConfig } from '../../model/site';
import { absolute } from '../outputs/addresses';
import { readableDate } from './PostMeta';

interface EditLinkProps {
  readonly site: SiteConfig;
  readonly file: string;
  readonly title: string;
  readonly path: string;
  /** The day of its last change, if it is known. */
  readonly changed?: string;
}

/** Where a page can be edited, where readers say that it is unclear, and when it was changed. */
export function EditLink({ site, file, title, path, changed }: EditLinkProps) {
  const { editUrl, feedbackUrl } = site.docs;
  return (
    <>
      <a href={editUrl + file} rel="noopener noreferrer">
        Edit this page
      </a>
      {feedbackUrl && (
        <span>
          Was this clear?{' '}
          <a href={feedbackForm(feedbackUrl, title, absolute(site, path))} rel="noopener noreferrer">
            Tell us what was not
          </a>
        </span>
      )}
      {changed && (
        <span>
          Last updated on <time dateTime={changed}>{readableDate(changed)}</time>
        </span>
      )}
    </>
  );
}

function feedbackForm(url: string, title: string, page: string): string {
  const values: Readonly<Record<string, string>> = { title, page };
  return url
    .replace(/\{(title|page)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))
    .replaceAll(' ', '%20');
}
