import type { Heading } from '../../model/page';
import { ArticleBody } from './ArticleBody';
import { ArticleTools, TocColumn } from './ArticleTools';
import { PostMeta, type PostSummary } from './PostMeta';

export interface PostData {
  readonly post: PostSummary;
  readonly article: string;
  /** The file about the names in its samples. */
  readonly hover?: string;
  /** The documentation that its samples link to. */
  readonly docs: string;
  readonly headings: readonly Heading[];
  readonly newer?: PostSummary;
  readonly older?: PostSummary;
}

/** A post of the blog. */
export function PostPage({ data }: { data: PostData }) {
  const { post, newer, older } = data;
  return (
    <>
      <main id="main" className="document post" tabIndex={-1}>
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            <li>
              <a href={post.blog}>Blog</a>
            </li>
            <li aria-current="page">{post.title}</li>
          </ol>
        </nav>
        <article className="article" data-path={post.path}>
          <h1>{post.title}</h1>
          <ArticleTools path={post.path} headings={data.headings}>
            <PostMeta post={post} />
          </ArticleTools>
          <ArticleBody html={data.article} hover={data.hover} docs={data.docs} />
        </article>
        <div className="page-foot">
          <a href={post.blog}>All posts</a>
          <a href={`${post.blog}/rss.xml`}>Feed</a>
        </div>
        {(newer || older) && (
          <nav className="pager" aria-label="Newer and older post">
            {newer && (
              <a className="pager-previous" href={newer.path} rel="prev">
                <small>Newer</small>
                {newer.title}
              </a>
            )}
            {older && (
              <a className="pager-next" href={older.path} rel="next">
                <small>Older</small>
                {older.title}
              </a>
            )}
          </nav>
        )}
      </main>
      <TocColumn headings={data.headings} />
    </>
  );
}
