import { pathBelow } from '../../model/route';
import type { SitePost } from '../site-content';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 31 May 2024 */
export function readableDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

/** Date, authors, reading time and tags of a post. */
export function PostMeta({ post }: { post: SitePost }) {
  return (
    <div className="post-meta">
      <time dateTime={post.date}>{readableDate(post.date)}</time>
      <span>{post.minutes} min read</span>
      <span>{post.authors.join(', ')}</span>
      <ul className="tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <a href={pathBelow(pathBelow(post.blog, 'tags'), tag)}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
