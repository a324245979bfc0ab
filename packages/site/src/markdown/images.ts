/** Pictures in texts: `![what it shows](./tree.png)`. */
import { posix } from 'node:path';
import type { Element, Properties } from 'hast';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type ImageFacts,
  type ImageVariant,
  imageStem,
  modernVariants,
  type Picture,
  plainVariant,
} from '../model/image';
import { didYouMean } from '../model/problem';
import { decodeAddress } from '../model/route';
import type { ArticleLink } from './article';
import type { Fail } from './tree';

declare module 'mdast' {
  interface ImageData {
    /** The numbers of its files among the links of the article. */
    picture?: PlacedPicture;
  }
}

interface PlacedPicture {
  readonly light: Placed;
  readonly dark?: Placed;
  /** Whether it is loaded with the page: it is before the first section. */
  readonly isEager: boolean;
}

interface Placed {
  readonly facts: ImageFacts;
  readonly link: number;
}

/** Finds the files of pictures; the links of the article get one entry for each. */
export function placeImages(
  tree: Root,
  folder: string,
  images: ReadonlyMap<string, Picture>,
  links: ArticleLink[],
  fail: Fail,
): void {
  const firstSection = tree.children.find(({ type }) => type === 'heading')?.position?.start.line ?? Infinity;
  visit(tree, 'image', (node: Image) => {
    const found = findPicture(node.url, folder, images);
    if (typeof found === 'string') return fail(found, node);
    if (!node.alt?.trim())
      fail(
        `The picture '${node.url}' has no text for readers who cannot see it: write ![what it shows](${node.url}).`,
        node,
      );
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const place = (facts: ImageFacts): Placed => {
      links.push({ target: { kind: 'file', file: imageStem(facts) }, line, column, automatic: false });
      return { facts, link: links.length - 1 };
    };
    const light = place(found);
    const dark = found.dark && place(found.dark);
    node.url = `link:${light.link}${plainVariant(found).end}`;
    node.data = { ...node.data, picture: { light, dark, isEager: line < firstSection && !dark } };
  });
}

function findPicture(url: string, folder: string, images: ReadonlyMap<string, Picture>): Picture | string {
  if (/^([a-z]+:|\/\/)/i.test(url))
    return `The picture '${url}' is on another site: save it beside the page and write ![what it shows](./name.png).`;
  const path = posix.join(folder, decodeAddress(url));
  const picture = images.get(path);
  if (picture) return picture;
  const beside = [...images.keys()].filter((one) => posix.dirname(one) === posix.dirname(path));
  const advice = 'put a PNG, JPEG, WebP or SVG file there, or correct the path.';
  return `There is no picture '${path}': ${didYouMean(
    posix.basename(path),
    beside.map((one) => posix.basename(one)),
    advice,
  )}`;
}

/** The width of the text column; phones show pictures in the width of the screen. */
const SIZES = '(max-width: 800px) calc(100vw - 2rem), 760px';

/** One element for both themes, or one for each; the browser loads only what is shown. */
export function pictureElements({ data, alt }: Image): Element[] {
  if (!data?.picture) return [];
  const { light, dark, isEager } = data.picture;
  const text = alt ?? '';
  if (!dark) return [pictureElement(light, { alt: text, loading: isEager ? 'eager' : 'lazy' })];
  return [
    pictureElement(light, { alt: text, loading: 'lazy' }, 'only-light'),
    pictureElement(dark, { alt: text, loading: 'lazy' }, 'only-dark'),
  ];
}

function pictureElement({ facts, link }: Placed, properties: Properties, theme?: string): Element {
  const address = ({ end }: ImageVariant) => `link:${link}${end}`;
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const variants = modernVariants(facts).filter((one) => one.format === format);
    const srcSet = variants.map((one) => `${address(one)} ${one.width}w`).join(', ');
    return srcSet ? [element('source', { type: `image/${format}`, srcSet, sizes: SIZES })] : [];
  });
  const { width, height } = facts;
  const image = element('img', {
    src: address(plainVariant(facts)),
    width,
    height,
    ...properties,
    decoding: 'async',
  });
  return element('picture', { className: theme ? ['picture', theme] : ['picture'] }, [...sources, image]);
}

function element(tagName: string, properties: Properties, children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
