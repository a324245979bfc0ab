/** The icons that devices ask for, rendered from public/favicon.svg. */
import type { OutputFile } from '../../output';
import type { SvgRenderer } from './svg-renderer';

/** The icons of the manifest. Maskable ones are cropped by devices. */
export const MANIFEST_ICONS = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/icon-512-maskable.png', size: 512, purpose: 'maskable' },
] as const;

export const TOUCH_ICON = 'icons/apple-touch-icon.png';

/** All icons as files; none where this machine cannot render them. */
export async function iconFiles(svg: string, renderer: SvgRenderer): Promise<OutputFile[]> {
  const wanted = [
    ...MANIFEST_ICONS,
    { file: TOUCH_ICON, size: 180, purpose: 'maskable' },
    { file: 'favicon.ico', size: 32, purpose: 'any' },
  ];
  const rendered = await Promise.all(
    wanted.map(async ({ file, size, purpose }): Promise<OutputFile[]> => {
      const png = await renderer.render(purpose === 'any' ? svg : fullBleed(svg), size);
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

const ICO_HEADER = 22;

/** A PNG as an .ico file, for programs that always request /favicon.ico. */
function icoFile(png: Uint8Array, size: number): Uint8Array {
  const file = Buffer.alloc(ICO_HEADER + png.length);
  file.writeUInt16LE(1, 2); // an icon
  file.writeUInt16LE(1, 4); // one picture
  file.writeUInt8(size % 256, 6);
  file.writeUInt8(size % 256, 7);
  file.writeUInt16LE(1, 10); // colour planes
  file.writeUInt16LE(32, 12); // bits of a pixel
  file.writeUInt32LE(png.length, 14);
  file.writeUInt32LE(ICO_HEADER, 18);
  file.set(png, ICO_HEADER);
  return file;
}
