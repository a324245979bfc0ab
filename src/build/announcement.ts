import { visit } from 'unist-util-visit';
import { resolveLinks } from '../content/resolve-links';
import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import type { SiteConfig } from '../model/site';
import { latestWorld, type SiteContent } from './site-content';

const FILE = 'site.config.ts';

/** The operator's one line of Markdown as HTML. Links may be addresses of the site too, as elsewhere in that file. */
export function announcementHtml(all: SiteContent, report: Reporter): string | undefined {
  const { announcementBar, url } = all.site;
  if (!announcementBar) return undefined;
  const tree = parseMarkdown(announcementBar.content);
  visit(tree, 'link', (link) => {
    if (/^\/(?!.*\.md)/.test(link.url)) link.url = url + link.url;
  });
  const { variants, problems } = compileArticle({
    tree,
    title: '',
    place: { file: FILE, folder: 'docs' },
    versions: ['all'],
    names: { isSymbol: () => false, isCommand: () => false },
  });
  const [variant] = variants;
  if (!variant) return undefined;
  const resolved = resolveLinks(variant.article, { file: FILE, anchors: new Set() }, latestWorld(all));
  for (const problem of [...problems, ...resolved.problems]) report(problem);
  return resolved.html.replaceAll(`href="${url}/`, 'href="/');
}

/** The operator's colours, if any. They stand in a style sheet because attributes with styles are not allowed in pages. */
export function announcementStyle({ announcementBar }: SiteConfig): string {
  const { backgroundColor, textColor } = announcementBar ?? {};
  const colours = [
    backgroundColor && `--announcement-bg:${backgroundColor}`,
    textColor && `--announcement-text:${textColor}`,
  ].filter(Boolean);
  return colours.length > 0 ? `:root{${colours.join(';')}}` : '';
}
