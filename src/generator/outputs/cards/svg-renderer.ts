import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashText } from '../../cache';

export type SvgRenderer = Awaited<ReturnType<typeof openSvgRenderer>>;

export const FONT_FAMILY = 'Manrope';

const PACKAGES = ['@resvg/resvg-js', '@expo-google-fonts/manrope'];
const FONTS = ['500Medium/Manrope_500Medium.ttf', '700Bold/Manrope_700Bold.ttf'];

/**
 * Renders SVG drawings as PNG pictures with a packaged font, so that a picture is the same on every machine, and caches
 * the pictures. The work is done in native threads.
 */
export async function openSvgRenderer(root: string) {
  const modules = join(root, 'node_modules');
  const versions = await Promise.all(PACKAGES.map((name) => versionOf(join(modules, name))));
  const folder = join(modules, '.cache/ligo-docs/pictures');
  const keyOf = (svg: string, width: number) => hashText(`${versions.join()} ${width} ${svg}`);
  return {
    /** Differs for every drawing, and for every version of the renderer. */
    keyOf,
    /** The picture as PNG, or nothing where the renderer has no binary for this machine. */
    async render(svg: string, width: number): Promise<Uint8Array | undefined> {
      const file = join(folder, `${keyOf(svg, width)}.png`);
      const cached = await readFile(file).catch(() => undefined);
      if (cached) return cached;
      const png = await renderPng(svg, width, modules);
      if (!png) return undefined;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, png);
      return png;
    },
  };
}

async function renderPng(svg: string, width: number, modules: string): Promise<Uint8Array | undefined> {
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (!resvg) return undefined;
  const picture = await resvg.renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS.map((name) => join(modules, '@expo-google-fonts/manrope', name)),
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return picture.asPng();
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { version }: { version?: string } = JSON.parse(text);
  return String(version);
}
