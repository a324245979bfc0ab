import type { ReactNode } from 'react';
import { PostMeta, type PostSummary, postsByYear, readableDate } from './PostMeta';

interface BlogProps {
  /** The address of the blog. */
  readonly blog: string;
}

interface PostsProps extends BlogProps {
  readonly posts: readonly PostSummary[];
}

export function BlogList({
  blog,
  title,
  description,
  posts,
}: PostsProps & { title: string; description: string }) {
  return (
    <Frame title={title}>
      <p className="lead">{description}</p>
      <p className="blog-links">
        <a href={`${blog}/archive`}>Archive</a> <a href={`${blog}/tags`}>Tags</a>{' '}
        <a href={`${blog}/rss.xml`}>Feed</a>
      </p>
      <PostList posts={posts} />
    </Frame>
  );
}

/** All posts by year, newest first. */
export function BlogArchive({ blog, posts }: PostsProps) {
  return (
    <Frame title="Archive">
      {postsByYear(posts).map(([year, ofYear]) => (
        <section key={year} className="archive-year">
          <h2>{year}</h2>
          <ul>
            {ofYear.map(({ path, title, date }) => (
              <li key={path}>
                <time dateTime={date}>{readableDate(date)}</time> <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="blog-links">
        <a href={blog}>All posts</a> <a href={`${blog}/tags`}>Tags</a>
      </p>
    </Frame>
  );
}

export function BlogTags({ blog, counts }: BlogProps & { counts: ReadonlyMap<string, number> }) {
  return (
    <Frame title="Tags">
      <ul className="tags is-large">
        {[...counts].map(([tag, count]) => (
          <li key={tag}>
            <a href={`${blog}/tags/${tag}`}>
              {tag} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="blog-links">
        <a href={blog}>All posts</a> <a href={`${blog}/archive`}>Archive</a>
      </p>
    </Frame>
  );
}

export function BlogTag({ blog, tag, posts }: PostsProps & { tag: string }) {
  return (
    <Frame title={`${posts.length === 1 ? 'One post' : `${posts.length} posts`} tagged “${tag}”`}>
      <p className="blog-links">
        <a href={`${blog}/tags`}>Tags</a>
      </p>
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

function PostList({ posts }: Pick<PostsProps, 'posts'>) {
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
