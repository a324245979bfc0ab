import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import type { SiteConfig } from '../model/site';

/** The operator's one line of Markdown as HTML. */
export function announcementHtml(site: SiteConfig): string | undefined {
  if (!site.announcementBar) return undefined;
  const { variants } = compileArticle({
    tree: parseMarkdown(site.announcementBar.content),
    title: '',
    place: { file: 'site.config.ts', folder: 'docs' },
    versions: ['all'],
    names: { isSymbol: () => false, isCommand: () => false },
  });
  return variants[0]?.article.html;
}

/** The operator's colours. They stand in a style sheet because attributes with styles are not allowed in pages. */
export function announcementStyle({ announcementBar }: SiteConfig): string | undefined {
  const { backgroundColor, textColor } = announcementBar ?? {};
  const colours = [
    backgroundColor && `--announcement-bg:${backgroundColor}`,
    textColor && `--announcement-text:${textColor}`,
  ].filter(Boolean);
  return colours.length > 0 ? `:root{${colours.join(';')}}` : undefined;
}
