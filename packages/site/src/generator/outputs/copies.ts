/** Every page as Markdown, at its address plus `.md`, or `.jsligo.md` and `.cameligo.md` for one syntax. */
import { COPY_VIEWS, type CopyView, copyPath } from '../../model/copy';
import { type Label, plainLabel } from '../../model/sidebar';
import type { SiteConfig } from '../../model/site';
import { SYNTAX_LABELS } from '../../model/syntax';
import type { OutputFile, PageFacts } from '../output';
import { absolute, fileAt } from './addresses';

/** The Markdown files of a page, if it has any. */
export function copyFiles(page: PageFacts, site: SiteConfig): OutputFile[] {
  return COPY_VIEWS.flatMap((view) => {
    const content = copyText(page, site, view);
    return content === undefined ? [] : [{ file: fileAt(site, copyPath(page.record.path, view)), content }];
  });
}

/** The whole page as Markdown, for one syntax or both. */
export function copyText(page: PageFacts, site: SiteConfig, view: CopyView): string | undefined {
  const { record, title, description, copy, place, latest } = page;
  if (!copy) return undefined;
  const readers = view === 'both' ? Object.values(SYNTAX_LABELS).join(' and ') : SYNTAX_LABELS[view];
  const scope = place ? `${place}, for ${readers}.` : `For ${readers}.`;
  const url = absolute(site, record.path);
  const notice = latest ? ` The latest version is ${latest.name}: ${absolute(site, latest.path)}` : '';
  return `# ${title}\n\n> ${description}\n\n${scope} Page: ${url}${notice}\n\n${copy(view)}\n`;
}

/** A label for one view. */
export function labelFor(label: Label, view: CopyView): string {
  if (view !== 'both') return plainLabel(label, view);
  return typeof label === 'string' ? label : `${label.jsligo} / ${label.cameligo}`;
}
