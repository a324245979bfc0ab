import { pageAddress } from '../../model/base-url';
import { groupBy } from '../../model/group-by';
import { pathBelow } from '../../model/route';
import type { SiteConfig } from '../../model/site';
import { docPath } from '../../model/version';
import { Drawing } from '../../site/parts/Drawing';
import type { OutputPage } from '../output';
import { absolute, filePath } from '../outputs/addresses';
import type { SiteContent, SitePost } from '../site-content';
import { TextLink } from '../templates/ArticlePage';
import { PostCover } from '../templates/PostCover';
import { authorNames, PostMeta, readableDate } from '../templates/PostMeta';
import { postPage } from './post';
import type { SitePage } from './site-pages';

/** The page that tells what each release brings. */
const CHANGELOG = 'intro/changelog';

/** The list, the archive, the tags and every post. */
export function blogPages(all: SiteContent): SitePage[] {
  return [
    ...blogLists(all).map((list): SitePage => [list.record.path, () => list]),
    ...all.posts.map((post, index): SitePage => [post.path, () => postPage(all, post, index)]),
  ];
}

/** The lists of posts, each with an HTML body and a Markdown copy. */
function blogLists({ site, posts, latest }: SiteContent): OutputPage[] {
  const { title, description } = site.blog;
  const blog = pageAddress(site, '/blog');
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const taggedWith = (tag: string) => posts.filter((post) => post.tags.includes(tag));
  const all = { label: 'All posts', path: blog };
  const archived = { label: 'Archive', path: pathBelow(blog, 'archive') };
  const tagged = { label: 'Tags', path: pathBelow(blog, 'tags') };
  const lists = [
    {
      path: all.path,
      title,
      heading: title,
      description,
      links: [
        archived,
        tagged,
        { label: 'Releases', path: docPath(latest, CHANGELOG) },
        { label: 'Feed', path: filePath(site, 'blog/rss.xml') },
      ],
      ...postList(site, posts),
    },
    {
      path: archived.path,
      title: 'Archive of the blog',
      heading: 'Archive',
      description: `${title}: all posts by year.`,
      links: [all, tagged],
      ...archive(site, posts),
    },
    {
      path: tagged.path,
      title: 'Tags of the blog',
      heading: 'Tags',
      description: `${title}: all posts by tag.`,
      links: [all, archived],
      body: (
        <ul className="tags is-large">
          {tags.map((tag) => (
            <li key={tag}>
              <a href={pathBelow(tagged.path, tag)}>
                {tag} <span>{taggedWith(tag).length}</span>
              </a>
            </li>
          ))}
        </ul>
      ),
      copy: tags.map((tag) => `- [${tag}](${absolute(site, pathBelow(tagged.path, tag))})`).join('\n'),
    },
    ...tags.map((tag) => {
      const found = taggedWith(tag);
      return {
        path: pathBelow(tagged.path, tag),
        title: `Posts tagged ${tag}`,
        heading: `${found.length === 1 ? 'One post' : `${found.length} posts`} tagged “${tag}”`,
        description: `${title}: the posts tagged ${tag}.`,
        links: [tagged],
        ...postList(site, found),
      };
    }),
  ];
  return lists.map(({ path, heading, links, body, copy, ...page }) => ({
    ...page,
    record: { path, title: `${page.title} | ${site.title}`, section: blog, isFront: true },
    view: {
      kind: 'document',
      page: (
        <main id="main" className="blog-list" tabIndex={-1}>
          <div className="narrow">
            {path === blog && <Drawing name="news" />}
            <h1>{heading}</h1>
            {path === blog && <p className="lead">{description}</p>}
            <p className="blog-links">
              {links.map((link) => (
                <TextLink key={link.path} {...link} />
              ))}
            </p>
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
function archive(site: SiteConfig, posts: readonly SitePost[]) {
  const years = [...groupBy(posts, ({ date }) => date.slice(0, 4))];
  const body = years.map(([year, ofYear]) => (
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
  ));
  const copies = years.map(([year, ofYear]) => {
    const lines = ofYear.map(({ date, title, path }) => `- ${date}: [${title}](${absolute(site, path)})`);
    return `## ${year}\n\n${lines.join('\n')}`;
  });
  return { body, copy: copies.join('\n\n') };
}

/** Posts with metadata and description. */
function postList(site: SiteConfig, posts: readonly SitePost[]) {
  const body = (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.path}>
          <h2>
            <a href={post.path}>{post.title}</a>
          </h2>
          <PostMeta post={post} />
          {post.cover && <PostCover cover={post.cover} files={site.baseUrl} />}
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  );
  const copies = posts.map(
    ({ path, title, date, authors, minutes, tags, description }) =>
      `## [${title}](${absolute(site, path)})\n\n${date}, ${minutes} min read, by ${authorNames(authors)}. Tags: ${tags.join(', ')}.\n\n${description}`,
  );
  return { body, copy: copies.join('\n\n') };
}
