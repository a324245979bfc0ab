import type { Syntax } from './syntax';

/** The Markdown of a page is written for one syntax, or for both. */
export type CopyView = Syntax | 'both';

export const COPY_VIEWS: readonly CopyView[] = ['both', 'jsligo', 'cameligo'];

/** The address of a page's Markdown: its own plus `.md`, for one syntax plus `.jsligo.md` or `.cameligo.md`. */
export function copyPath(path: string, view: CopyView): string {
  const ending = view === 'both' ? '.md' : `.${view}.md`;
  return (path.endsWith('/') ? `${path}index` : path) + ending;
}
