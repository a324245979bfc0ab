import type { Post } from '../../content/content';

/** A post as lists show it. */
export interface PostSummary extends Pick<Post, 'title' | 'description' | 'date' | 'authors' | 'tags'> {
  readonly path: string;
  /** The address of the blog. */
  readonly blog: string;
  readonly minutes: number;
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 31 May 2024 */
export function readableDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

/** The posts of each year, in the order of the posts. */
export function postsByYear(posts: readonly PostSummary[]): [year: string, posts: PostSummary[]][] {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => [year, posts.filter(({ date }) => date.startsWith(year))]);
}

/** Date, authors, reading time and tags of a post. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <div className="post-meta">
      <time dateTime={post.date}>{readableDate(post.date)}</time>
      <span>{post.minutes} min read</span>
      <span>{post.authors.join(', ')}</span>
      <ul className="tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <a href={`${post.blog}/tags/${tag}`}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
