import { PostList } from './PostList';
import type { PostSummary } from './posts';

export default function BlogTag({ tag, posts }: { tag: string; posts: readonly PostSummary[] }) {
  return (
    <div className="narrow">
      <h1>
        {posts.length === 1 ? 'One post' : `${posts.length} posts`} tagged “{tag}”
      </h1>
      <p className="blog-ways">
        <a href="/blog/tags">All tags</a>
      </p>
      <PostList posts={posts} />
    </div>
  );
}
