import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Post } from '../../content/content';
import { resolveLinks } from '../../content/resolve-links';
import { withBase } from '../../model/base-url';
import type { Problem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import { latestVersion } from '../../model/version';
import type { OutputPage } from '../output';
import { articleCopy } from '../outputs/copies/article-copy';
import { archiveCopy, postListCopy, tagListCopy } from '../outputs/copies/blog-copy';
import { latestLinkContext, type SiteContent } from '../site-content';
import { BlogArchive, BlogList, BlogTag, BlogTags } from '../templates/Blog';
import type { PostSummary } from '../templates/PostMeta';
import { PostPage } from '../templates/PostPage';

const WORDS_PER_MINUTE = 220;

/** A post as lists show it. */
export function summaryOf(post: Post, { baseUrl }: SiteConfig): PostSummary {
  const { title, description, date, authors, tags } = post;
  const minutes = Math.max(1, Math.round(post.article.words / WORDS_PER_MINUTE));
  const blog = withBase(baseUrl, '/blog');
  return { path: `${blog}/${post.slug}`, blog, title, description, date, authors, tags, minutes };
}

/** The list, the archive, the tags and every post. */
export function blogPages(all: SiteContent, report: (problem: Problem) => void): OutputPage[] {
  const { site, content } = all;
  const posts = content.posts.map((post) => summaryOf(post, site));
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const taggedWith = (tag: string) => posts.filter((post) => post.tags.includes(tag));
  const counts = new Map(tags.map((tag) => [tag, taggedWith(tag).length]));
  const { title, description } = site.blog;
  const blog = withBase(site.baseUrl, '/blog');
  return [
    listPage(site, {
      path: '',
      list: <BlogList blog={blog} title={title} description={description} posts={posts} />,
      copy: postListCopy(site, posts),
      title,
      description,
    }),
    listPage(site, {
      path: '/archive',
      list: <BlogArchive blog={blog} posts={posts} />,
      copy: archiveCopy(site, posts),
      title: 'Archive of the blog',
      description: `${title}: all posts by year.`,
    }),
    listPage(site, {
      path: '/tags',
      list: <BlogTags blog={blog} counts={counts} />,
      copy: tagListCopy(site, tags),
      title: 'Tags of the blog',
      description: `${title}: all posts by tag.`,
    }),
    ...tags.map((tag) =>
      listPage(site, {
        path: `/tags/${tag}`,
        list: <BlogTag blog={blog} tag={tag} posts={taggedWith(tag)} />,
        copy: postListCopy(site, taggedWith(tag)),
        title: `Posts tagged ${tag}`,
        description: `${title}: the posts tagged ${tag}.`,
      }),
    ),
    ...content.posts.map((post, index) =>
      postPage(all, post, { newer: posts[index - 1], older: posts[index + 1] }, report),
    ),
  ];
}

interface ListFacts {
  /** After the address of the blog. */
  readonly path: string;
  readonly list: ReactElement;
  readonly copy: string;
  readonly title: string;
  readonly description: string;
}

function listPage(site: SiteConfig, { path, list, copy, title, description }: ListFacts): OutputPage {
  const blog = withBase(site.baseUrl, '/blog');
  const address = blog + path;
  return {
    record: { path: address, title: `${title} | ${site.title}`, section: blog },
    view: { kind: 'document', page: renderToStaticMarkup(list) },
    head: {
      description,
      canonical: address,
      card: { title: site.blog.title },
      about: { kind: 'blog', title },
    },
    copy: { title, text: () => copy },
  };
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
    record: { path: summary.path, title: `${post.title} | ${all.site.title}`, section: summary.blog },
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
