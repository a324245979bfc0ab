import { type VersionConfig, versionStatus } from '../../model/version';
import { ArticlePage, type ArticleProps, type PageLink, Pager } from './ArticlePage';
import { readableDate } from './PostMeta';

interface DocumentProps extends ArticleProps {
  readonly version: VersionConfig;
  /** The latest version's name and the address of this page there, or of its landing page. */
  readonly latest: { readonly name: string; readonly path: string; readonly hasPage: boolean };
  /** The sidebar and the categories around the page; each leads to its first page. */
  readonly trail: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editUrl: string;
  /** The day of the last change, where it is known. */
  readonly changed?: string;
  /** Whether the way back to its start is long. */
  readonly isLong: boolean;
}

/** A page of the documentation beside its sidebar. */
export function DocumentPage(props: DocumentProps) {
  const { version, latest, trail, previous, next, editUrl, changed, isLong, ...article } = props;
  return (
    <ArticlePage
      {...article}
      className="document"
      docs={version.path}
      version={version.name}
      banner={<VersionBanner version={version} latest={latest} />}
      trail={[{ path: version.path, label: version.name }, ...trail]}
      facts={<p className="version-badge">Version {version.name}</p>}
      foot={
        <>
          <a href={editUrl} rel="noopener noreferrer">
            Edit this page
          </a>
          {changed && (
            <span>
              Last updated on <time dateTime={changed}>{readableDate(changed)}</time>
            </span>
          )}
        </>
      }
    >
      <Pager label="Previous and next page" names={['Previous', 'Next']} previous={previous} next={next} />
      {isLong && (
        <a className="to-top" href="#main">
          Back to top
        </a>
      )}
    </ArticlePage>
  );
}

/** Tells readers of unreleased and older versions where they are, and leads to the latest. */
function VersionBanner({ version, latest }: Pick<DocumentProps, 'version' | 'latest'>) {
  const status = versionStatus(version);
  if (status === 'latest') return null;
  const what =
    status === 'unreleased'
      ? 'This is the unreleased documentation of the next version.'
      : `This is the documentation of ${version.name}, an older version.`;
  return (
    <aside className={`version-banner is-${status}`} aria-label="Version">
      {what}{' '}
      <a href={latest.path}>
        {latest.hasPage ? `Read this page for ${latest.name}` : `Go to the documentation of ${latest.name}`}
      </a>
      , the latest version.
    </aside>
  );
}
