import type { SiteConfig } from '../../../model/site';
import type { OutputFile } from '../output-file';
import { CARD_WIDTH, type CardText, cardSvg } from './card-svg';
import type { Drawer } from './drawer';

/** The cards of a site: pages of one section share theirs. */
export interface CardBox {
  /** The address of a card; it is drawn from here on. */
  readonly pathOf: (card: CardText) => string;
  /** All cards that were asked for. */
  readonly files: () => Promise<OutputFile[]>;
}

/** Cards bear a hash of what is on them in their name, and so may be kept for ever. */
export function cardBox({ url }: Pick<SiteConfig, 'url'>, drawer: Drawer): CardBox {
  const drawn = new Map<string, Promise<Uint8Array | undefined>>();
  const paths = new Map<string, string>();
  const host = new URL(url).host;
  return {
    pathOf(card) {
      const name = `${card.kicker}\n${card.title}`;
      const known = paths.get(name);
      if (known) return known;
      const drawing = { svg: cardSvg(card, host), width: CARD_WIDTH };
      const file = `assets/card-${slug(card.title)}-${drawer.keyOf(drawing).slice(0, 8)}.png`;
      paths.set(name, `/${file}`);
      const picture = drawer.draw(drawing);
      // A failure is told when the files are asked for, not while the build is still busy elsewhere.
      picture.catch(() => {});
      drawn.set(file, picture);
      return `/${file}`;
    },
    async files() {
      const files = [...drawn].map(async ([file, picture]): Promise<OutputFile[]> => {
        const content = await picture;
        return content ? [{ file, content }] : [];
      });
      return (await Promise.all(files)).flat();
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
