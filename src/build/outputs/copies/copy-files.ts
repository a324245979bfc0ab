/** Every page as Markdown, at its address plus `.md`, for one syntax with `.jsligo.md` or `.cameligo.md`. */
import { COPY_VIEWS, type CopyView, copyPath } from '../../../model/copy';
import type { SiteConfig } from '../../../model/site';
import { SYNTAX_LABELS } from '../../../model/syntax';
import type { OutputPage, PageCopy } from '../../output';
import { absolute } from '../addresses';
import type { OutputFile } from '../output-file';

/** The copies of a page, if it has any. */
export function copyFiles({ record, head, copy }: OutputPage, site: SiteConfig): OutputFile[] {
  if (!copy) return [];
  return COPY_VIEWS.map((view) => ({
    file: copyPath(record.path, view).slice(1),
    content: `${copyHead(copy, head.description, absolute(site, record.path), view)}\n\n${copy.text(view)}\n`,
  }));
}

function copyHead({ title, place }: PageCopy, description: string, url: string, view: CopyView): string {
  const readers = view === 'both' ? 'JsLIGO and CameLIGO' : SYNTAX_LABELS[view];
  const belongs = place ? `${place}, for ${readers}.` : `For ${readers}.`;
  return `# ${title}\n\n> ${description}\n\n${belongs} Page: ${url}`;
}
