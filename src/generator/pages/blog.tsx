import type { ReactNode } from 'react';
import { groupBy } from '../../model/group-by';
import type { SiteConfig } from '../../model/site';
import type { OutputPage } from '../output';
import { absolute, absoluteFile, filePath } from '../outputs/addresses';
import type { SiteContent, SitePost } from '../site-content';
import { PostMeta, readableDate } from '../templates/PostMeta';
import { postPage } from './post';
import type { SitePage } from './site-pages';

/** The list, the archive, the tags and every post. */
export function blogPages(all: SiteContent): SitePage[] {
  return [
    ...blogLists(all).map((list): SitePage => [list.record.path, () => list]),
    ...all.posts.map((post, index): SitePage => [post.path, () => postPage(all, post, index)]),
  ];
}

/** The lists of posts: each has its body as HTML, and its copy as Markdown. */
function blogLists({ site, posts }: SiteContent): OutputPage[] {
  const { title, description } = site.blog;
  const blog = filePath(site, 'blog');
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const taggedWith = (tag: string) => posts.filter((post) => post.tags.includes(tag));
  const lists = [
    {
      path: blog,
      title,
      heading: title,
      description,
      ...postList(
        site,
        posts,
        <>
          <p className="lead">{description}</p>
          <p className="blog-links">
            <a href={`${blog}/archive`}>Archive</a> <a href={`${blog}/tags`}>Tags</a>{' '}
            <a href={`${blog}/rss.xml`}>Feed</a>
          </p>
        </>,
      ),
    },
    {
      path: `${blog}/archive`,
      title: 'Archive of the blog',
      heading: 'Archive',
      description: `${title}: all posts by year.`,
      ...archive(site, blog, posts),
    },
    {
      path: `${blog}/tags`,
      title: 'Tags of the blog',
      heading: 'Tags',
      description: `${title}: all posts by tag.`,
      body: (
        <>
          <ul className="tags is-large">
            {tags.map((tag) => (
              <li key={tag}>
                <a href={`${blog}/tags/${tag}`}>
                  {tag} <span>{taggedWith(tag).length}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="blog-links">
            <a href={blog}>All posts</a> <a href={`${blog}/archive`}>Archive</a>
          </p>
        </>
      ),
      copy: tags.map((tag) => `- [${tag}](${absoluteFile(site, `blog/tags/${tag}`)})`).join('\n'),
    },
    ...tags.map((tag) => {
      const tagged = taggedWith(tag);
      return {
        path: `${blog}/tags/${tag}`,
        title: `Posts tagged ${tag}`,
        heading: `${tagged.length === 1 ? 'One post' : `${tagged.length} posts`} tagged “${tag}”`,
        description: `${title}: the posts tagged ${tag}.`,
        ...postList(
          site,
          tagged,
          <p className="blog-links">
            <a href={`${blog}/tags`}>Tags</a>
          </p>,
        ),
      };
    }),
  ];
  return lists.map(({ path, heading, body, copy, ...page }) => ({
    ...page,
    record: { path, title: `${page.title} | ${site.title}`, section: blog },
    view: {
      kind: 'document',
      page: (
        <main id="main" className="blog-list" tabIndex={-1}>
          <div className="narrow">
            <h1>{heading}</h1>
            {body}
          </div>
        </main>
      ),
    },
    card: { title },
    copy: () => copy,
  }));
}

/** All posts by year, newest first. */
function archive(site: SiteConfig, blog: string, posts: readonly SitePost[]) {
  const years = [...groupBy(posts, ({ date }) => date.slice(0, 4))];
  const body = (
    <>
      {years.map(([year, ofYear]) => (
        <section key={year} className="archive-year">
          <h2>{year}</h2>
          <ul>
            {ofYear.map(({ path, title, date }) => (
              <li key={path}>
                <time dateTime={date}>{readableDate(date)}</time> <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="blog-links">
        <a href={blog}>All posts</a> <a href={`${blog}/tags`}>Tags</a>
      </p>
    </>
  );
  const copies = years.map(([year, ofYear]) => {
    const lines = ofYear.map(({ date, title, path }) => `- ${date}: [${title}](${absolute(site, path)})`);
    return `## ${year}\n\n${lines.join('\n')}`;
  });
  return { body, copy: copies.join('\n\n') };
}

/** Posts with what is said about each, below other words. */
function postList(site: SiteConfig, posts: readonly SitePost[], lead: ReactNode) {
  const body = (
    <>
      {lead}
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
    </>
  );
  const copies = posts.map(
    ({ path, title, date, authors, minutes, tags, description }) =>
      `## [${title}](${absolute(site, path)})\n\n${date}, ${minutes} min read, by ${authors.join(', ')}. Tags: ${tags.join(', ')}.\n\n${description}`,
  );
  return { body, copy: copies.join('\n\n') };
}
