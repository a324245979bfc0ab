import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import font from '@expo-google-fonts/manrope/package.json' with { type: 'json' };
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' };
import { slugify } from '../../../model/route';
import type { SiteConfig } from '../../../model/site';
import { hashText } from '../../cache';
import type { CardText, OutputFile } from '../../output';
import type { Project } from '../../project';
import { filePath } from '../addresses';
import { CARD_WIDTH, cardSvg, FONT_FAMILY } from './card-svg';

export type SocialCards = ReturnType<typeof socialCards>;

const FONT_FILES = ['500Medium/Manrope_500Medium.ttf', '700Bold/Manrope_700Bold.ttf'];

/**
 * The images that are shown with shared links. Pages of one section share a card. Its file name contains a
 * hash of all inputs, so it can be cached forever, and cards of the last build are reused.
 */
export function socialCards(
  site: Pick<SiteConfig, 'url' | 'baseUrl'>,
  { root, dist }: Pick<Project, 'root' | 'dist'>,
  render = renderPng,
) {
  const host = new URL(site.url).host;
  const pictures = new Map<string, Promise<Uint8Array | undefined>>();
  return {
    /** The address of a card; rendering starts with the first call. */
    pathOf(card: CardText): string {
      const svg = cardSvg(card, host);
      const hash = hashText(`${renderer.version},${font.version} ${CARD_WIDTH} ${svg}`).slice(0, 8);
      const file = `assets/card-${slugify(card.title).slice(0, 40)}-${hash}.png`;
      if (!pictures.has(file)) {
        const picture = readFile(join(dist, file)).catch(() => render(svg, root));
        // A failure is reported by files(), not as an unhandled rejection.
        picture.catch(() => {});
        pictures.set(file, picture);
      }
      return filePath(site, file);
    },
    /** All cards that were requested. */
    async files(): Promise<OutputFile[]> {
      const files: OutputFile[] = [];
      for (const [file, picture] of pictures) {
        const content = await picture;
        if (content) files.push({ file, content });
      }
      return files;
    },
  };
}

/** Renders SVG to PNG in native threads; undefined if the renderer has no binary for this machine. */
async function renderPng(svg: string, root: string): Promise<Uint8Array | undefined> {
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  const picture = await resvg?.renderAsync(svg, {
    fitTo: { mode: 'width', value: CARD_WIDTH },
    font: {
      loadSystemFonts: false,
      fontFiles: FONT_FILES.map((name) => join(root, 'node_modules', font.name, name)),
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return picture?.asPng();
}
