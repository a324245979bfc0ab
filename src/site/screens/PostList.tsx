import { PostMeta } from './PostMeta';
import type { PostSummary } from './posts';

/** Posts with what they are about, newest first. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.path}>
          <h2>
            <a href={post.path}>{post.title}</a>
          </h2>
          <PostMeta post={post} />
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  );
}
