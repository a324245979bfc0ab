import { renderToStaticMarkup } from 'react-dom/server';
import type { Post } from '../../content/content';
import { resolveLinks } from '../../content/resolve-links';
import { withBase } from '../../model/base-url';
import type { Problem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import { latestVersion } from '../../model/version';
import { PostPage } from '../../site/document/PostPage';
import BlogArchive from '../../site/screens/blog-archive';
import BlogList from '../../site/screens/blog-list';
import BlogTag from '../../site/screens/blog-tag';
import BlogTags from '../../site/screens/blog-tags';
import type { PostSummary } from '../../site/screens/posts';
import type { OutputPage } from '../output';
import { articleCopy } from '../outputs/copies/article-copy';
import { archiveCopy, postListCopy, tagListCopy } from '../outputs/copies/blog-copy';
import { latestLinkContext, type SiteContent } from '../site-content';
import { screenPage } from './screen';

const WORDS_PER_MINUTE = 220;

/** A post as lists show it. */
export function summaryOf(post: Post, { baseUrl }: SiteConfig): PostSummary {
  const { title, description, date, authors, tags } = post;
  const minutes = Math.max(1, Math.round(post.article.words / WORDS_PER_MINUTE));
  return { path: withBase(baseUrl, `/blog/${post.slug}`), title, description, date, authors, tags, minutes };
}

/** The list, the archive, the tags and every post. */
export function blogPages(all: SiteContent, report: (problem: Problem) => void): OutputPage[] {
  const { site, content } = all;
  const posts = content.posts.map((post) => summaryOf(post, site));
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const countOf = (tag: string) => posts.filter((post) => post.tags.includes(tag)).length;
  const { title, description } = site.blog;
  const common = { section: '/blog', card: { title: site.blog.title }, feeds: true };
  return [
    screenPage(site, {
      path: '/blog',
      screen: 'blog-list',
      Screen: BlogList,
      props: { title, description, posts },
      copy: postListCopy(site, posts),
      title,
      description,
      ...common,
    }),
    screenPage(site, {
      path: '/blog/archive',
      screen: 'blog-archive',
      Screen: BlogArchive,
      props: { posts },
      copy: archiveCopy(site, posts),
      title: 'Archive of the blog',
      description: `${title}: all posts by year.`,
      ...common,
    }),
    screenPage(site, {
      path: '/blog/tags',
      screen: 'blog-tags',
      Screen: BlogTags,
      props: { tags: tags.map((tag) => ({ tag, count: countOf(tag) })) },
      copy: tagListCopy(site, tags),
      title: 'Tags of the blog',
      description: `${title}: all posts by tag.`,
      ...common,
    }),
    ...tags.map((tag) =>
      screenPage(site, {
        path: `/blog/tags/${tag}`,
        screen: 'blog-tag',
        Screen: BlogTag,
        props: { tag, posts: posts.filter((post) => post.tags.includes(tag)) },
        copy: postListCopy(
          site,
          posts.filter((post) => post.tags.includes(tag)),
        ),
        title: `Posts tagged ${tag}`,
        description: `${title}: the posts tagged ${tag}.`,
        ...common,
      }),
    ),
    ...content.posts.map((post, index) =>
      postPage(all, post, { newer: posts[index - 1], older: posts[index + 1] }, report),
    ),
  ];
}

function postPage(
  all: SiteContent,
  post: Post,
  around: { newer?: PostSummary; older?: PostSummary },
  report: (problem: Problem) => void,
): OutputPage {
  const { article, file } = post;
  const resolved = resolveLinks(article, { file, anchors: new Set(article.anchors) }, latestLinkContext(all));
  for (const problem of resolved.problems) report(problem);
  const summary = summaryOf(post, all.site);
  const latest = latestVersion(all.site.docs.versions);
  const hover = all.hovers.pathOf(post, latest.name);
  const data = {
    post: summary,
    article: resolved.html,
    hover,
    docs: latest.path,
    headings: article.headings,
    ...around,
  };
  return {
    hover,
    record: { path: summary.path, title: `${post.title} | ${all.site.title}`, section: '/blog' },
    view: { kind: 'document', page: renderToStaticMarkup(<PostPage data={data} />) },
    head: {
      description: post.description,
      canonical: summary.path,
      source: file,
      card: { kicker: all.site.blog.title, title: post.title },
      about: {
        kind: 'post',
        title: post.title,
        date: post.date,
        authors: post.authors,
        tags: post.tags,
        words: article.words,
      },
    },
    copy: articleCopy(all.site, {
      title: post.title,
      place: `${all.site.blog.title}, ${post.date}, by ${post.authors.join(', ')}`,
      path: summary.path,
      pieces: article.copy,
      hrefs: resolved.hrefs,
    }),
  };
}
