/** Pictures beside pages, and the files that the build makes of them. */

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'svg';

export interface ImageFacts {
  /** The path within content/: `docs/data-types/tree.png`. */
  readonly path: string;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** A hash of its content. */
  readonly hash: string;
}

/** A picture with its variant for the dark theme: `tree.dark.png` beside `tree.png`. */
export interface Picture extends ImageFacts {
  readonly dark?: ImageFacts;
}

/** One file that the build makes of a picture. */
export interface ImageVariant {
  /** The end of its name: `-960.avif`. */
  readonly end: string;
  readonly width: number;
  readonly format: ImageFormat | 'avif';
}

const WIDTHS = [480, 960, 1440] as const;
/** Wider pictures are scaled down to this. */
const MAX_WIDTH = 1920;

/** The address of a picture's files without their ends; the hash makes it safe to cache them forever. */
export function imageStem({ path, hash }: ImageFacts): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return `assets/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash.slice(0, 8)}`;
}

/** The files for browsers that know modern formats, smallest first. */
export function modernVariants({ format, width }: ImageFacts): ImageVariant[] {
  if (format === 'svg') return [];
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, MAX_WIDTH)];
  return (['avif', 'webp'] as const).flatMap((modern) =>
    widths.map((one) => ({ end: `-${one}.${modern}`, width: one, format: modern })),
  );
}

/** The file for all other browsers and for Markdown. */
export function plainVariant({ format, width }: ImageFacts): ImageVariant {
  if (format === 'svg') return { end: '.svg', width, format };
  const scaled = Math.min(width, 960);
  return { end: `-${scaled}.${format === 'jpeg' ? 'jpg' : format}`, width: scaled, format };
}

/** The small picture of an author. */
export function authorVariant({ format }: ImageFacts): ImageVariant {
  return format === 'svg'
    ? { end: '.svg', width: 96, format }
    : { end: '-96.webp', width: 96, format: 'webp' };
}

export function allVariants(image: ImageFacts): ImageVariant[] {
  if (image.path.startsWith('authors/')) return [authorVariant(image)];
  const all = [...modernVariants(image), plainVariant(image)];
  return all.filter(({ end }, index) => all.findIndex((other) => other.end === end) === index);
}

/** The name of the variant for the dark theme. */
export function darkName(path: string): string {
  return path.replace(/\.(\w+)$/, '.dark.$1');
}
