/** A post as lists show it. */
export interface PostSummary {
  readonly path: string;
  /** The address of the blog. */
  readonly blog: string;
  readonly title: string;
  readonly description: string;
  /** 2024-05-31 */
  readonly date: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly minutes: number;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 31 May 2024: the same text on the server and in every browser. */
export function readableDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
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
