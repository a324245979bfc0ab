import type { TagSummary } from './posts';

export default function BlogTags({ blog, tags }: { blog: string; tags: readonly TagSummary[] }) {
  return (
    <div className="narrow">
      <h1>Tags</h1>
      <ul className="tags is-large">
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <a href={`${blog}/tags/${tag}`}>
              {tag} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="blog-ways">
        <a href={blog}>All posts</a>
        <a href={`${blog}/archive`}>Archive</a>
      </p>
    </div>
  );
}
