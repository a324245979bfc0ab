import type { ReactNode } from 'react';
import { copyMenuIsland } from '../../site/islands/CopyMenu';
import { IslandHost } from '../../site/islands/island';
import { listedHeadings, tocFoldIsland, tocIsland } from '../../site/islands/TableOfContents';
import { LabelText } from '../../site/parts/LabelText';
import type { PageFacts, PageLink } from '../output';
import type { PageText } from '../pages/article';
import { BreakableTitle } from './BreakableTitle';

interface ArticlePageProps {
  readonly page: Pick<PageFacts, 'record' | 'title' | 'trail' | 'post'>;
  readonly text: PageText;
  readonly banner?: ReactNode;
  /** Facts about the article, shown below its title. */
  readonly facts: ReactNode;
  /** What is above the text. */
  readonly lead?: ReactNode;
  readonly foot: ReactNode;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly end?: ReactNode;
}

/** A page with an article: a document or a post. */
export function ArticlePage({
  page,
  text,
  banner,
  facts,
  lead,
  foot,
  previous,
  next,
  end,
}: ArticlePageProps) {
  const { title, record, trail = [], post } = page;
  const headings = listedHeadings(text.headings);
  return (
    <>
      <main id="main" className={post ? 'document post' : 'document'} tabIndex={-1}>
        {banner}
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            {trail.map((link) => (
              <li key={JSON.stringify(link.label)}>
                <TextLink {...link} />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <article className="article">
          <h1>{title}</h1>
          <div className="article-tools">
            {facts}
            <IslandHost island={copyMenuIsland} props={{ path: record.path, version: record.version }} />
          </div>
          {lead}
          {headings.length > 0 && <IslandHost island={tocFoldIsland} props={{}} />}
          <div
            className="article-body"
            data-hover={text.hover}
            data-docs={text.hover && text.docs}
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
        </article>
        <div className="page-foot">{foot}</div>
        {(previous || next) && (
          <nav className="pager" aria-label={post ? 'Newer and older post' : 'Previous and next page'}>
            <PagerLink kind="previous" name={post ? 'Newer' : 'Previous'} link={previous} />
            <PagerLink kind="next" name={post ? 'Older' : 'Next'} link={next} />
          </nav>
        )}
        {end}
      </main>
      {/* The column exists even without headings, so that all articles have the same width. */}
      {headings.length === 0 ? (
        <div className="toc-column" />
      ) : (
        <IslandHost island={tocIsland} props={{ headings }} className="toc-column" />
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

function PagerLink({ kind, name, link }: { kind: 'previous' | 'next'; name: string; link?: PageLink }) {
  if (!link) return null;
  return (
    <a className={`pager-${kind}`} href={link.path} rel={kind === 'previous' ? 'prev' : 'next'}>
      <small>
        {name}
        {link.section && (
          <>
            : <LabelText label={link.section} />
          </>
        )}
      </small>
      {typeof link.label === 'string' && !link.label.includes(' ') ? (
        <BreakableTitle title={link.label} />
      ) : (
        <LabelText label={link.label} />
      )}
    </a>
  );
}
