import { join } from 'node:path';
import font from '@expo-google-fonts/manrope/package.json' with { type: 'json' };
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' };
import { slugify } from '../../../model/route';
import type { SiteConfig } from '../../../model/site';
import { hashText } from '../../cache';
import { cached } from '../../cached-file';
import type { Tokens } from '../../look/stylesheet';
import type { CardText, OutputFile, PageFacts } from '../../output';
import type { Project } from '../../project';
import { filePath } from '../addresses';
import { CARD_WIDTH, cardSvg, FONT_FAMILY } from './card-svg';

export interface SocialCards {
  readonly textOf: (page: PageCards) => CardText;
  /** The address of a page's card; rendering starts with the first call. */
  readonly pathOf: (page: PageCards) => string;
  /** All cards that were requested. */
  readonly files: () => Promise<OutputFile[]>;
}

const FONT_FILES = ['500Medium/Manrope_500Medium.ttf', '700Bold/Manrope_700Bold.ttf'];

interface CardLook {
  readonly site: Pick<SiteConfig, 'url' | 'baseUrl' | 'title' | 'logo'>;
  /** Of the dark theme. */
  readonly colours: Tokens;
}

/** A page's own card, and the card of its section. */
type PageCards = Pick<PageFacts, 'card' | 'ownCard'>;

/**
 * The images that are shown with shared links. Pages of one section share a card, unless `each` page with one has
 * its own. The name of a card contains a hash of all inputs, so rendered cards are kept in a cache between builds.
 */
export function socialCards(
  { site, colours }: CardLook,
  { root, cache }: Pick<Project, 'root' | 'cache'>,
  each = false,
  render = renderPng,
): SocialCards {
  const host = new URL(site.url).host;
  const pictures = new Map<string, Promise<Uint8Array | undefined>>();
  const textOf = ({ card, ownCard }: PageCards): CardText => (each && ownCard) || card;
  return {
    textOf,
    pathOf(page) {
      const card = textOf(page);
      const svg = cardSvg(card, { host, colours, name: site.logo && site.title });
      const hash = hashText(`${renderer.version},${font.version} ${CARD_WIDTH} ${svg}`).slice(0, 8);
      const file = `assets/card-${slugify(card.title).slice(0, 40)}-${hash}.png`;
      if (!pictures.has(file)) {
        const picture = cached(join(cache, file), () => render(svg, root));
        // A failure is reported by files(), not as an unhandled rejection.
        picture.catch(() => {});
        pictures.set(file, picture);
      }
      return filePath(site, file);
    },
    async files() {
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
