import type { Reporter } from '../../model/problem';
import type { OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import { ArticlePage, Pager } from '../templates/ArticlePage';
import { PostMeta, type PostSummary } from '../templates/PostMeta';
import { resolveArticle } from './article';

/** A post of the blog. */
export function postPage(
  all: SiteContent,
  post: PostSummary,
  { newer, older }: { newer?: PostSummary; older?: PostSummary },
  report: Reporter,
): OutputPage {
  const { site, latest } = all;
  const { path, blog, title, description, date, authors } = post;
  const place = `${site.blog.title}, ${date}, by ${authors.join(', ')}`;
  const text = resolveArticle(all, latest, post, { place, path }, report);
  const linkTo = (other?: PostSummary) => other && { path: other.path, label: other.title };
  const page = (
    <ArticlePage
      className="document post"
      path={path}
      title={title}
      trail={[{ path: blog, label: 'Blog' }]}
      facts={<PostMeta post={post} />}
      text={text}
      foot={
        <>
          <a href={blog}>All posts</a>
          <a href={`${blog}/rss.xml`}>Feed</a>
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
  return {
    hover: text.hover,
    record: { path, title: `${title} | ${site.title}`, section: blog },
    view: { kind: 'document', page },
    title,
    description,
    source: post.file,
    card: { kicker: site.blog.title, title },
    trail: [{ label: site.blog.title, path: blog }],
    post,
    copy: text.copy,
  };
}
