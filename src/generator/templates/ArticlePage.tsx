import type { ReactNode } from 'react';
import { CopyMenu, copyMenuIsland } from '../../site/islands/CopyMenu';
import { IslandHost } from '../../site/islands/island';
import {
  listedHeadings,
  TableOfContents,
  TocFold,
  tocFoldIsland,
  tocIsland,
} from '../../site/islands/TableOfContents';
import { LabelText } from '../../site/parts/LabelText';
import type { PageLink } from '../output';
import type { PageText } from '../pages/article';

interface ArticlePageProps {
  readonly className: string;
  readonly path: string;
  readonly title: string;
  readonly text: PageText;
  readonly version?: string;
  readonly banner?: ReactNode;
  /** The way to the page. */
  readonly trail: readonly PageLink[];
  /** What is said about the article below its title. */
  readonly facts: ReactNode;
  readonly foot: ReactNode;
  /** What comes after the foot. */
  readonly children: ReactNode;
}

/** A page with an article: a document or a post. */
export function ArticlePage(props: ArticlePageProps) {
  const { path, title } = props;
  const { html, hover, docs } = props.text;
  const headings = listedHeadings(props.text.headings);
  return (
    <>
      <main id="main" className={props.className} tabIndex={-1}>
        {props.banner}
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            {props.trail.map((link) => (
              <li key={JSON.stringify(link.label)}>
                <TextLink {...link} />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <article className="article" data-path={path}>
          <h1>{title}</h1>
          <div className="article-tools">
            {props.facts}
            <IslandHost island={copyMenuIsland}>
              <CopyMenu path={path} version={props.version} />
            </IslandHost>
          </div>
          {headings.length > 0 && (
            <IslandHost island={tocFoldIsland}>
              <TocFold />
            </IslandHost>
          )}
          <div
            className="article-body"
            data-hover={hover}
            data-docs={hover && docs}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </article>
        <div className="page-foot">{props.foot}</div>
        {props.children}
      </main>
      {/* The column is there without headings too, so that all articles have the same width. */}
      {headings.length === 0 ? (
        <div className="toc-column" />
      ) : (
        <IslandHost island={tocIsland} className="toc-column">
          <TableOfContents headings={headings} />
        </IslandHost>
      )}
    </>
  );
}

export function TextLink({ path, label }: PageLink) {
  return (
    <a href={path}>
      <LabelText label={label} />
    </a>
  );
}

interface PagerProps {
  readonly label: string;
  /** What the two pages are called. */
  readonly names: readonly [previous: string, next: string];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

export function Pager({ label, names, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <a className="pager-previous" href={previous.path} rel="prev">
          <small>{names[0]}</small>
          <LabelText label={previous.label} />
        </a>
      )}
      {next && (
        <a className="pager-next" href={next.path} rel="next">
          <small>{names[1]}</small>
          <LabelText label={next.label} />
        </a>
      )}
    </nav>
  );
}
