import type { Heading } from '../../model/page';
import type { Label } from '../../model/sidebar';
import type { VersionStatus } from '../../model/version';
import { LabelText } from '../parts/LabelText';
import { ArticleBody } from './ArticleBody';
import { ArticleTools } from './ArticleTools';
import { TocColumn } from './TocColumn';
import { VersionBanner } from './VersionBanner';

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
  readonly trail: readonly Label[];
  readonly sidebarLabel?: string;
  readonly article: string;
  /** The file about the names in its samples. */
  readonly hover?: string;
  readonly headings: readonly Heading[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editUrl: string;
}

/** A page of the documentation beside its sidebar. Rendered by the build only. */
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
        <p className="edit">
          <a href={data.editUrl} rel="noopener noreferrer">
            Edit this page
          </a>
        </p>
        <Pager previous={data.previous} next={data.next} />
      </main>
      <TocColumn headings={data.headings} />
    </>
  );
}

function Breadcrumbs({ data }: { data: DocumentData }) {
  const steps = [data.sidebarLabel, ...data.trail].filter((label): label is Label => label !== undefined);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={data.version.path}>{data.version.name}</a>
        </li>
        {steps.map((label) => (
          <li key={JSON.stringify(label)}>
            <LabelText label={label} />
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
