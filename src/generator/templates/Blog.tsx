import type { ReactNode } from 'react';
import { PostMeta, type PostSummary, readableDate } from '../../site/screens/PostMeta';

interface PostsProps {
  readonly posts: readonly PostSummary[];
}

const ALL = <a href="/blog">All posts</a>;
const ARCHIVE = <a href="/blog/archive">Archive</a>;
const TAGS = <a href="/blog/tags">Tags</a>;

export function BlogList({ title, description, posts }: PostsProps & { title: string; description: string }) {
  return (
    <Frame title={title}>
      <p className="lead">{description}</p>
      <p className="blog-links">
        {ARCHIVE} {TAGS}
      </p>
      <PostList posts={posts} />
    </Frame>
  );
}

/** All posts by year, newest first. */
export function BlogArchive({ posts }: PostsProps) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return (
    <Frame title="Archive">
      {years.map((year) => (
        <section key={year} className="archive-year">
          <h2>{year}</h2>
          <ul>
            {posts
              .filter(({ date }) => date.startsWith(year))
              .map(({ path, title, date }) => (
                <li key={path}>
                  <time dateTime={date}>{readableDate(date)}</time> <a href={path}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="blog-links">
        {ALL} {TAGS}
      </p>
    </Frame>
  );
}

export function BlogTags({ counts }: { counts: ReadonlyMap<string, number> }) {
  return (
    <Frame title="Tags">
      <ul className="tags is-large">
        {[...counts].map(([tag, count]) => (
          <li key={tag}>
            <a href={`/blog/tags/${tag}`}>
              {tag} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="blog-links">
        {ALL} {ARCHIVE}
      </p>
    </Frame>
  );
}

export function BlogTag({ tag, posts }: PostsProps & { tag: string }) {
  return (
    <Frame title={`${posts.length === 1 ? 'One post' : `${posts.length} posts`} tagged “${tag}”`}>
      <p className="blog-links">{TAGS}</p>
      <PostList posts={posts} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="blog-list" tabIndex={-1}>
      <div className="narrow">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

function PostList({ posts }: PostsProps) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.path}>
          <h2>
            <a href={post.path}>{post.title}</a>
          </h2>
          <PostMeta post={post} />
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  );
}
