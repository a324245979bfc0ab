import type { SiteConfig } from '../../../model/site';
import type { CardText, OutputFile } from '../../output';
import { filePath } from '../addresses';
import { CARD_WIDTH, cardSvg } from './card-svg';
import type { SvgRenderer } from './svg-renderer';

export type SocialCards = ReturnType<typeof socialCards>;

/**
 * The pictures that are shown with shared links. Pages of one section share theirs. The name of a card contains a hash of
 * its content, so that it can be cached for ever.
 */
export function socialCards(site: Pick<SiteConfig, 'url' | 'baseUrl'>, svg: SvgRenderer) {
  const host = new URL(site.url).host;
  const pictures = new Map<string, Promise<Uint8Array | undefined>>();
  return {
    /** The address of a card; rendering starts with the first call. */
    pathOf(card: CardText): string {
      const drawing = cardSvg(card, host);
      const file = `assets/card-${slug(card.title)}-${svg.keyOf(drawing, CARD_WIDTH).slice(0, 8)}.png`;
      if (!pictures.has(file)) {
        const picture = svg.render(drawing, CARD_WIDTH);
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

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}
