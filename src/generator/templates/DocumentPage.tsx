import type { Heading } from '../../model/page';
import type { Label } from '../../model/sidebar';
import type { VersionStatus } from '../../model/version';
import { LabelText } from '../../site/parts/LabelText';
import { ArticleBody } from './ArticleBody';
import { ArticleTools, TocColumn } from './ArticleTools';
import { readableDate } from './PostMeta';

export interface PageLink {
  readonly path: string;
  readonly label: Label;
}

/** Everything that a document shows, computed before it is rendered. */
export interface DocumentData {
  readonly path: string;
  readonly title: string;
  readonly version: { readonly name: string; readonly status: VersionStatus; readonly path: string };
  /** The latest version's name and the address of this page there, or of its landing page. */
  readonly latest: { readonly name: string; readonly path: string; readonly hasPage: boolean };
  /** The sidebar and the categories around the page; each leads to its first page. */
  readonly trail: readonly PageLink[];
  readonly article: string;
  /** The file about the names in its samples. */
  readonly hover?: string;
  readonly headings: readonly Heading[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editUrl: string;
  /** The day of the last change, where it is known. */
  readonly changed?: string;
  /** Whether the way back to its start is long. */
  readonly isLong: boolean;
}

/** A page of the documentation beside its sidebar. */
export function DocumentPage({ data }: { data: DocumentData }) {
  return (
    <>
      <main id="main" className="document" tabIndex={-1}>
        <VersionBanner version={data.version} latest={data.latest} />
        <Breadcrumbs data={data} />
        <article className="article" data-path={data.path}>
          <h1>{data.title}</h1>
          <ArticleTools path={data.path} version={data.version.name} headings={data.headings}>
            <p className="version-badge">Version {data.version.name}</p>
          </ArticleTools>
          <ArticleBody html={data.article} hover={data.hover} docs={data.version.path} />
        </article>
        <div className="page-foot">
          <a href={data.editUrl} rel="noopener noreferrer">
            Edit this page
          </a>
          {data.changed && (
            <span>
              Last updated on <time dateTime={data.changed}>{readableDate(data.changed)}</time>
            </span>
          )}
        </div>
        <Pager previous={data.previous} next={data.next} />
        {data.isLong && (
          <a className="to-top" href="#main">
            Back to top
          </a>
        )}
      </main>
      <TocColumn headings={data.headings} />
    </>
  );
}

/** Tells readers of unreleased and older versions where they are, and leads to the latest. */
function VersionBanner({ version, latest }: Pick<DocumentData, 'version' | 'latest'>) {
  if (version.status === 'latest') return null;
  const what =
    version.status === 'unreleased'
      ? 'This is the unreleased documentation of the next version.'
      : `This is the documentation of ${version.name}, an older version.`;
  return (
    <aside className={`version-banner is-${version.status}`} aria-label="Version">
      {what}{' '}
      <a href={latest.path}>
        {latest.hasPage ? `Read this page for ${latest.name}` : `Go to the documentation of ${latest.name}`}
      </a>
      , the latest version.
    </aside>
  );
}

function Breadcrumbs({ data }: { data: DocumentData }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={data.version.path}>{data.version.name}</a>
        </li>
        {data.trail.map(({ path, label }) => (
          <li key={JSON.stringify(label)}>
            <a href={path}>
              <LabelText label={label} />
            </a>
          </li>
        ))}
        <li aria-current="page">{data.title}</li>
      </ol>
    </nav>
  );
}

function Pager({ previous, next }: Pick<DocumentData, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a className="pager-previous" href={previous.path} rel="prev">
          <small>Previous</small>
          <LabelText label={previous.label} />
        </a>
      )}
      {next && (
        <a className="pager-next" href={next.path} rel="next">
          <small>Next</small>
          <LabelText label={next.label} />
        </a>
      )}
    </nav>
  );
}
