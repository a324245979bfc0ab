import { type PostSummary, readableDate } from './posts';

interface BlogArchiveProps {
  /** The address of the blog. */
  readonly blog: string;
  readonly posts: readonly PostSummary[];
}

/** All posts by year, newest first. */
export default function BlogArchive({ blog, posts }: BlogArchiveProps) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return (
    <div className="narrow">
      <h1>Archive</h1>
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
      <p className="blog-ways">
        <a href={blog}>All posts</a>
        <a href={`${blog}/tags`}>Tags</a>
      </p>
    </div>
  );
}
