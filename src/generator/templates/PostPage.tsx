import { ArticlePage, type ArticleProps, Pager } from './ArticlePage';
import { PostMeta, type PostSummary } from './PostMeta';

interface PostProps extends Pick<ArticleProps, 'html' | 'headings' | 'hover'> {
  readonly post: PostSummary;
  /** The documentation that its samples link to. */
  readonly docs: string;
  readonly newer?: PostSummary;
  readonly older?: PostSummary;
}

/** A post of the blog. */
export function PostPage({ post, newer, older, ...article }: PostProps) {
  const linkTo = (other?: PostSummary) => other && { path: other.path, label: other.title };
  return (
    <ArticlePage
      {...article}
      className="document post"
      path={post.path}
      title={post.title}
      trail={[{ path: post.blog, label: 'Blog' }]}
      facts={<PostMeta post={post} />}
      foot={
        <>
          <a href={post.blog}>All posts</a>
          <a href={`${post.blog}/rss.xml`}>Feed</a>
        </>
      }
    >
      <Pager
        label="Newer and older post"
        names={['Newer', 'Older']}
        previous={linkTo(newer)}
        next={linkTo(older)}
      />
    </ArticlePage>
  );
}
