import { visit } from 'unist-util-visit';
import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import { withBase } from '../model/base-url';
import type { SiteConfig } from '../model/site';
import { resolveArticle } from './pages/article';
import type { SiteContent } from './site-content';

const FILE = 'site.config.ts';

/** The announcement, a line of Markdown, as HTML. Links may also be paths on the site. */
export function announcementHtml(all: SiteContent): string | undefined {
  const { announcementBar, url, baseUrl } = all.site;
  if (!announcementBar) return undefined;
  const tree = parseMarkdown(announcementBar.content);
  visit(tree, 'link', (link) => {
    if (/^\/(?!.*\.md)/.test(link.url)) link.url = url + withBase(baseUrl, link.url);
  });
  const source = { tree, title: '', file: FILE, folder: 'docs', versions: ['all'] };
  const { variants, problems } = compileArticle(source);
  all.problems.push(...problems);
  return variants
    .map((variant) => resolveArticle(all, all.latest, { ...variant, file: FILE, names: [] }, '').html)
    .join('')
    .replaceAll(`href="${url}/`, 'href="/');
}

/** The announcement's colours, if any, as CSS: the Content Security Policy forbids style attributes. */
export function announcementStyle({ announcementBar }: SiteConfig): string {
  const { backgroundColor, textColor } = announcementBar ?? {};
  const colours = [
    backgroundColor && `--announcement-bg:${backgroundColor}`,
    textColor && `--announcement-text:${textColor}`,
  ].filter(Boolean);
  return colours.length > 0 ? `:root{${colours.join(';')}}` : '';
}
