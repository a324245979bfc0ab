import { PostList } from './PostList';
import type { PostSummary } from './posts';

interface BlogTagProps {
  /** The address of the blog. */
  readonly blog: string;
  readonly tag: string;
  readonly posts: readonly PostSummary[];
}

export default function BlogTag({ blog, tag, posts }: BlogTagProps) {
  return (
    <div className="narrow">
      <h1>
        {posts.length === 1 ? 'One post' : `${posts.length} posts`} tagged “{tag}”
      </h1>
      <p className="blog-ways">
        <a href={`${blog}/tags`}>All tags</a>
      </p>
      <PostList posts={posts} />
    </div>
  );
}
