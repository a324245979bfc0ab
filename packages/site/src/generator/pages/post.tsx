import type { OutputPage } from '../output';
import { filePath } from '../outputs/addresses';
import type { SiteContent, SitePost } from '../site-content';
import { ArticlePage } from '../templates/ArticlePage';
import { PostCover } from '../templates/PostCover';
import { authorNames, PostMeta } from '../templates/PostMeta';
import { resolveArticle } from './article';

/** The page of a post; `index` is its position among all posts, sorted from newest to oldest. */
export function postPage(all: SiteContent, post: SitePost, index: number): OutputPage {
  const { site, latest, posts } = all;
  const { path, blog, title, description, changed, date, authors } = post;
  const text = resolveArticle(all, latest, post, path);
  const linkTo = (other?: SitePost) => other && { path: other.path, label: other.title };
  const page = {
    record: { path, title: `${title} | ${site.title}`, section: blog },
    title,
    description,
    source: post.file,
    changed,
    card: { kicker: site.blog.title, title },
    trail: [{ path: blog, label: 'Blog' }],
    post,
    hovers: [text.hover],
    copy: text.copy,
    place: `${site.blog.title}, ${date}, by ${authorNames(authors)}`,
  };
  const document = (
    <ArticlePage
      page={page}
      text={text}
      facts={<PostMeta post={post} />}
      lead={post.cover && <PostCover cover={post.cover} files={site.baseUrl} isFirst />}
      foot={
        <>
          <a href={blog}>All posts</a>
          <a href={filePath(all.site, 'blog/rss.xml')}>Feed</a>
        </>
      }
      previous={linkTo(posts[index - 1])}
      next={linkTo(posts[index + 1])}
    />
  );
  return { ...page, view: { kind: 'document', page: document } };
}
