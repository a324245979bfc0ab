/** The icons that devices ask for, rendered from public/favicon.svg. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Output, OutputFile } from '../output';
import { icoFile } from './ico';
import type { SvgRenderer } from './svg-renderer';

export type IconPurpose = 'any' | 'maskable';

export const ICON_SIZES: readonly { readonly size: number; readonly purpose: IconPurpose }[] = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
];

export const TOUCH_ICON = 'icons/apple-touch-icon.png';

const TOUCH_SIZE = 180;
const ICO_SIZE = 32;

export function iconFile(size: number, purpose: IconPurpose): string {
  return purpose === 'any' ? `icons/icon-${size}.png` : `icons/icon-${size}-${purpose}.png`;
}

export function iconOutput(root: string, svg: SvgRenderer): Output {
  return { site: async () => iconFiles(await readFile(join(root, 'public/favicon.svg'), 'utf8'), svg) };
}

/** All icons as files; none where this machine cannot render them. */
export async function iconFiles(svg: string, renderer: SvgRenderer): Promise<OutputFile[]> {
  const wanted = [
    ...ICON_SIZES.map(({ size, purpose }) => ({
      file: iconFile(size, purpose),
      size,
      svg: purpose === 'any' ? svg : fullBleed(svg),
    })),
    { file: TOUCH_ICON, size: TOUCH_SIZE, svg: fullBleed(svg) },
    { file: 'favicon.ico', size: ICO_SIZE, svg },
  ];
  const rendered = await Promise.all(
    wanted.map(async ({ file, size, svg: source }): Promise<OutputFile[]> => {
      const png = await renderer.render({ svg: source, width: size });
      if (!png) return [];
      return [{ file, content: file.endsWith('.ico') ? icoFile(png, size) : png }];
    }),
  );
  return rendered.flat();
}

/** Devices crop icons: the background extends to the edge, and the logo stays clear of it. */
function fullBleed(svg: string): string {
  const background = /<rect[^>]*fill="([^"]+)"[^>]*\/>/.exec(svg);
  const logo = svg
    .replace(/<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(background?.[0] ?? '', '');
  const fill = background?.[1] ?? '#000';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${fill}"/><g transform="translate(4 4) scale(.75)">${logo}</g></svg>`;
}
