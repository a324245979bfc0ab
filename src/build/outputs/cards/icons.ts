/** The icons that devices ask for, made from the one drawing of the site. */
import type { OutputFile } from '../output-file';
import type { Drawer } from './drawer';
import { icoFile } from './ico';

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

/** All icons as files; none where nothing can draw them. */
export async function iconFiles(svg: string, drawer: Drawer): Promise<OutputFile[]> {
  const wanted = [
    ...ICON_SIZES.map(({ size, purpose }) => ({
      file: iconFile(size, purpose),
      size,
      svg: purpose === 'any' ? svg : bleeding(svg),
    })),
    { file: TOUCH_ICON, size: TOUCH_SIZE, svg: bleeding(svg) },
    { file: 'favicon.ico', size: ICO_SIZE, svg },
  ];
  const drawn = await Promise.all(
    wanted.map(async ({ file, size, svg: source }): Promise<OutputFile[]> => {
      const png = await drawer.draw({ svg: source, width: size });
      if (!png) return [];
      return [{ file, content: file.endsWith('.ico') ? icoFile(png, size) : png }];
    }),
  );
  return drawn.flat();
}

/** Devices cut icons into shapes of their own: the ground goes to the edge, and the sign keeps clear of it. */
function bleeding(svg: string): string {
  const ground = /<rect[^>]*fill="([^"]+)"[^>]*\/>/.exec(svg);
  const sign = svg
    .replace(/<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(ground?.[0] ?? '', '');
  const fill = ground?.[1] ?? '#000';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${fill}"/><g transform="translate(4 4) scale(.75)">${sign}</g></svg>`;
}
