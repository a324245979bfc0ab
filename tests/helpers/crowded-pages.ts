import { DIST, pagesOf } from './dist';
import { TEMPLATES } from './templates';

/** Links, buttons, summaries and file names, with their attributes and contents. */
const CONTROLS = /<(a|button|summary|span(?= class="code-file"))\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Not shown on narrow screens. */
const SIDEBAR = /<aside [^>]*class="sidebar[\s\S]*?<\/aside>/;

/**
 * The pages where controls have the least room: for each kind of control the pages with its longest word, its
 * longest text and the most of them; the largest page of each section; and one page of each template.
 */
export function crowdedPages(): string[] {
  const isOfOtherVersion = (path: string) => /^\/docs\/(next|1\.10\.0|1\.6\.0)\//.test(path);
  const records = new Map<string, { value: number; path: string }>();
  const note = (record: string, value: number, path: string) => {
    if (value > (records.get(record)?.value ?? 0)) records.set(record, { value, path });
  };
  for (const { path, html } of pagesOf(DIST).filter((page) => !isOfOtherVersion(page.path))) {
    note(`largest page of ${path.split('/').slice(0, 3)}`, html.length, path);
    const counts = new Map<string, number>();
    const body = html.slice(html.indexOf('<body>')).replace(SIDEBAR, '');
    for (const [, tag, attributes = '', content = ''] of body.matchAll(CONTROLS)) {
      const kind = `${tag} ${/class="([^"]*)"/.exec(attributes)?.[1]}`;
      const text = content.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]*>/g, ' ');
      const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(({ length }) => length);
      note(`longest word of ${kind}`, Math.max(0, ...words), path);
      note(`longest text of ${kind}`, text.length, path);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const [kind, count] of counts) note(`most of ${kind}`, count, path);
  }
  const known = [...records.values()].map(({ path }) => path);
  const templates = Object.values(TEMPLATES).map((path) => (path === '/nowhere' ? '/404.html' : path));
  return [...new Set([...templates, ...known])];
}
