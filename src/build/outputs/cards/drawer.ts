import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashText } from '../../hash-files';

/** A drawing and the width in pixels that it shall have. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
}

/** Turns drawings into pictures. */
export interface Drawer {
  /** Differs for every drawing, and for every version of what draws it. */
  readonly keyOf: (drawing: Drawing) => string;
  /** The picture as PNG, or nothing where this machine cannot draw. */
  readonly draw: (drawing: Drawing) => Promise<Uint8Array | undefined>;
}

export const FONT_FAMILY = 'Manrope';

const PACKAGES = ['@resvg/resvg-js', '@expo-google-fonts/manrope'];
const FONTS = ['500Medium/Manrope_500Medium.ttf', '700Bold/Manrope_700Bold.ttf'];

/**
 * Draws with the site's own font, so that a picture is the same on every machine, and remembers what it has drawn.
 * The work is done on threads of its own, beside the build.
 */
export async function openDrawer(root: string): Promise<Drawer> {
  const modules = join(root, 'node_modules');
  const versions = await Promise.all(PACKAGES.map((name) => versionOf(join(modules, name))));
  const folder = join(modules, '.cache/ligo-docs/pictures');
  const keyOf = ({ svg, width }: Drawing) => hashText(`${versions.join()} ${width} ${svg}`);
  return {
    keyOf,
    async draw(drawing) {
      const file = join(folder, `${keyOf(drawing)}.png`);
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      const png = await drawNow(drawing, modules);
      if (!png) return undefined;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, png);
      return png;
    },
  };
}

async function drawNow({ svg, width }: Drawing, modules: string): Promise<Uint8Array | undefined> {
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
  return String((JSON.parse(text) as { version?: string }).version);
}
