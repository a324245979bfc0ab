import { PostList } from './PostList';
import type { PostSummary } from './posts';

interface BlogListProps {
  /** The address of the blog. */
  readonly blog: string;
  readonly title: string;
  readonly description: string;
  readonly posts: readonly PostSummary[];
}

export default function BlogList({ blog, title, description, posts }: BlogListProps) {
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p className="blog-ways">
        <a href={`${blog}/archive`}>Archive</a>
        <a href={`${blog}/tags`}>Tags</a>
        <a href={`${blog}/rss.xml`}>Feed</a>
      </p>
      <PostList posts={posts} />
    </div>
  );
}
