/** Reads the samples of built pages as the browser does. */
import type { LiveProgram } from '../../packages/site/src/live/protocol/program';
import { parseSyntax } from '../../packages/site/src/model/syntax';

const FIGURE = /<figure class="code s-(jsligo|cameligo)"([^>]*)>.*?<code>(.*?)<\/code>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#x26;': '&',
};

/** The text of highlighted code. */
function codeText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&#x?[0-9a-f]+;|&\w+;/gi, (entity) => ENTITIES[entity] ?? '?');
}

/** The code of all samples of a page, in order. */
export function sampleTexts(html: string): string[] {
  return [...html.matchAll(FIGURE)].map(([, , , code = '']) => codeText(code));
}

/** The runnable samples of a page, with the earlier parts of their programs. */
export function livePrograms(html: string): LiveProgram[] {
  const parts = new Map<string, string[]>();
  return [...html.matchAll(FIGURE)].flatMap(([, name, attributes = '', code = '']) => {
    const syntax = parseSyntax(name);
    const library = /data-library="([^"]+)"/.exec(attributes)?.[1];
    const group = /data-group="([^"]+)"/.exec(attributes)?.[1];
    if (!syntax || !library) return [];
    const text = codeText(code);
    const before = (group && parts.get(`${syntax} ${group}`)) || [];
    if (group) parts.set(`${syntax} ${group}`, [...before, text]);
    return [{ syntax, library, before: before.join('\n'), text }];
  });
}
