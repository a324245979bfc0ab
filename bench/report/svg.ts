/** SVG helpers for both charts. The colours work on light and on dark pages. */
import type { SiteName } from '../sites';
import type { LabelledSite } from './tables';

export const COLOURS: Readonly<Record<SiteName, string>> = {
  ours: '#4f5bd5',
  docusaurus: '#2e8555',
  vitepress: '#b8860b',
  starlight: '#b8479b',
};
export const MUTED = '#6b7085';
const INK = '#1c2033';

export function svg(
  title: string,
  { width, height }: { width: number; height: number },
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    '<rect width="100%" height="100%" rx="8" fill="#ffffff"/>',
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

export interface TextStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string;
}

export function text(
  x: number,
  y: number,
  words: string,
  { anchor = 'start', weight = 400, fill = INK }: TextStyle = {},
): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-weight="${weight}" fill="${fill}">${safe}</text>`;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}

export function legend(sites: readonly LabelledSite[], x: number, y: number): string[] {
  return sites.flatMap(({ name, label }, index) => [
    `<rect x="${x + index * 120}" y="${y - 10}" width="12" height="12" rx="2" fill="${COLOURS[name]}"/>`,
    text(x + index * 120 + 18, y, label),
  ]);
}
