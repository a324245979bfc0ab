import type { Post } from '../../content/content';
import { withBase } from '../../model/base-url';
import type { SiteConfig } from '../../model/site';

const WORDS_PER_MINUTE = 220;

export type PostSummary = ReturnType<typeof summaryOf>;

/** A post as lists show it. */
export function summaryOf(post: Post, { baseUrl }: SiteConfig) {
  const minutes = Math.max(1, Math.round(post.article.words / WORDS_PER_MINUTE));
  const blog = withBase(baseUrl, '/blog');
  return { ...post, path: `${blog}/${post.slug}`, blog, minutes };
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 31 May 2024 */
export function readableDate(date: string): string {
  return LONG_DATE.format(new Date(date));
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
