import { type PostSummary, readableDate } from './posts';

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
