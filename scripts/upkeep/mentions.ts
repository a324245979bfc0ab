/** Mentions of a page outside of links: in the sidebars, the settings of search, redirects and the configuration. */
import { isMap, isScalar, parseDocument } from 'yaml';

/** YAML in which pages are named by their id, with an anchor behind it or not. */
const NAMING = /^content\/(sidebars|search)\.yaml$|^tests\/search\//;

/** The text of a file with another name for a page; for other files, the text itself. */
export function renameMentions(
  file: string,
  text: string,
  { from, to, keepAnchors }: { readonly from: string; readonly to: string; readonly keepAnchors: boolean },
): string {
  const [fromId, toId] = [from, to].map((name) => name.replace(/^docs\//, '')) as [string, string];
  if (file === 'site.config.ts')
    return text.replaceAll(`'/${from}'`, `'/${to}'`).replaceAll(`'${fromId}'`, `'${toId}'`);
  if (file === 'content/redirects.yaml') return renameTargets(text, from, to);
  // A word alone, such as `testing`, is also a word in other fields of these files.
  if (!NAMING.test(file) || !fromId.includes('/')) return text;
  const id = fromId.replace(/[^\w/-]/g, '\\$&');
  const anchor = keepAnchors ? '' : '(?:#[\\w-]+)?';
  return text.replace(new RegExp(`(?<![\\w./-])${id}${anchor}(?![\\w./*-])`, 'g'), () => toId);
}

/** Redirects lead to a page in one step. */
function renameTargets(text: string, from: string, to: string): string {
  const lists = from.startsWith('blog/') ? ['blog'] : ['aliases', 'moved'];
  const targets: [number, number][] = [];
  for (const list of lists) {
    const map = parseDocument(text).get(list);
    for (const { value } of isMap(map) ? map.items : [])
      if (isScalar(value) && value.value === from.slice(5) && value.range)
        targets.push([value.range[0], value.range[1]]);
  }
  return targets
    .sort(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + to.slice(5) + rest.slice(end), text);
}

/** The text of redirects.yaml with one more line. */
export function withRedirect(text: string, from: string, to: string): string {
  const list = from.startsWith('blog/') ? 'blog' : 'moved';
  const line = `  ${from.slice(5)}: ${to.slice(5)}\n`;
  const map = parseDocument(text).get(list);
  if (isMap(map) && map.items.length > 0 && !map.flow && map.range) {
    const end = text.slice(0, map.range[1]).trimEnd().length;
    const lineEnd = text.indexOf('\n', end);
    const place = lineEnd < 0 ? text.length : lineEnd + 1;
    return `${text.slice(0, place)}${lineEnd < 0 ? '\n' : ''}${line}${text.slice(place)}`;
  }
  const rest = text.replace(new RegExp(`^${list}:.*\\n?`, 'm'), '');
  return `${rest}${rest && !rest.endsWith('\n') ? '\n' : ''}${list}:\n${line}`;
}
