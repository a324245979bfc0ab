import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Post } from '../../content/content';
import { withBase } from '../../model/base-url';
import type { Reporter } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import type { OutputPage } from '../output';
import { archiveCopy, postListCopy, tagListCopy } from '../outputs/copies/list-copies';
import type { SiteContent } from '../site-content';
import { BlogArchive, BlogList, BlogTag, BlogTags } from '../templates/Blog';
import type { PostSummary } from '../templates/PostMeta';
import { PostPage } from '../templates/PostPage';
import { resolveArticle } from './article';
import type { SitePage } from './site-pages';

const WORDS_PER_MINUTE = 220;

/** A post as lists show it. */
export function summaryOf(post: Post, { baseUrl }: SiteConfig): PostSummary {
  const minutes = Math.max(1, Math.round(post.article.words / WORDS_PER_MINUTE));
  const blog = withBase(baseUrl, '/blog');
  return { ...post, path: `${blog}/${post.slug}`, blog, minutes };
}

/** The list, the archive, the tags and every post. */
export function blogPages(all: SiteContent): SitePage[] {
  const { site, content } = all;
  const posts = content.posts.map((post) => summaryOf(post, site));
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const taggedWith = (tag: string) => posts.filter((post) => post.tags.includes(tag));
  const counts = new Map(tags.map((tag) => [tag, taggedWith(tag).length]));
  const { title, description } = site.blog;
  const blog = withBase(site.baseUrl, '/blog');
  const lists: ListFacts[] = [
    {
      path: blog,
      list: <BlogList blog={blog} title={title} description={description} posts={posts} />,
      copy: postListCopy(site, posts),
      title,
      description,
    },
    {
      path: `${blog}/archive`,
      list: <BlogArchive blog={blog} posts={posts} />,
      copy: archiveCopy(site, posts),
      title: 'Archive of the blog',
      description: `${title}: all posts by year.`,
    },
    {
      path: `${blog}/tags`,
      list: <BlogTags blog={blog} counts={counts} />,
      copy: tagListCopy(site, tags),
      title: 'Tags of the blog',
      description: `${title}: all posts by tag.`,
    },
    ...tags.map((tag) => ({
      path: `${blog}/tags/${tag}`,
      list: <BlogTag blog={blog} tag={tag} posts={taggedWith(tag)} />,
      copy: postListCopy(site, taggedWith(tag)),
      title: `Posts tagged ${tag}`,
      description: `${title}: the posts tagged ${tag}.`,
    })),
  ];
  return [
    ...lists.map((facts): SitePage => [facts.path, () => listPage(site, facts)]),
    ...content.posts.map(
      (post, index): SitePage => [
        `${blog}/${post.slug}`,
        (report) => postPage(all, post, { newer: posts[index - 1], older: posts[index + 1] }, report),
      ],
    ),
  ];
}

interface ListFacts {
  readonly path: string;
  readonly list: ReactElement;
  readonly copy: string;
  readonly title: string;
  readonly description: string;
}

function listPage(site: SiteConfig, { path, list, copy, title, description }: ListFacts): OutputPage {
  return {
    record: { path, title: `${title} | ${site.title}`, section: withBase(site.baseUrl, '/blog') },
    view: { kind: 'document', page: renderToStaticMarkup(list) },
    head: { description, card: { title: site.blog.title }, about: { kind: 'blog', title } },
    copy: { title, text: () => copy },
  };
}

function postPage(
  all: SiteContent,
  post: Post,
  around: { newer?: PostSummary; older?: PostSummary },
  report: Reporter,
): OutputPage {
  const { site, latest } = all;
  const { article, title, description, date, authors, tags } = post;
  const summary = summaryOf(post, site);
  const { path, blog } = summary;
  const place = `${site.blog.title}, ${date}, by ${authors.join(', ')}`;
  const context = all.linkContextOf(latest);
  const { html, copy } = resolveArticle(post, { title, place, path }, context, { site, report });
  const hover = all.hovers.pathOf(post, latest.name);
  const page = (
    <PostPage
      post={summary}
      html={html}
      hover={hover}
      docs={latest.path}
      headings={article.headings}
      {...around}
    />
  );
  return {
    hover,
    record: { path, title: `${title} | ${site.title}`, section: blog },
    view: { kind: 'document', page: renderToStaticMarkup(page) },
    head: {
      description,
      source: post.file,
      card: { kicker: site.blog.title, title },
      about: { kind: 'post', title, date, authors, tags, words: article.words },
    },
    copy,
  };
}
