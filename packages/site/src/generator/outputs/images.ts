/** The files that the build makes of pictures: in several widths and formats, kept between builds by content. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Images } from '../../content/images/read';
import { checkSvg } from '../../content/images/svg';
import { allVariants, type ImageFacts, type ImageVariant, imageStem } from '../../model/image';
import { cached } from '../cached-file';
import type { OutputFile } from '../output';
import type { Project } from '../project';

type Folders = Pick<Project, 'contentRoot' | 'cache'>;

interface ImageFile {
  readonly facts: ImageFacts;
  readonly variant: ImageVariant;
}

/** The files of all pictures, by name. */
export function imageFiles(images: Images): Map<string, ImageFile> {
  const facts = [...images.values()].flatMap((picture) => [picture, ...(picture.dark ? [picture.dark] : [])]);
  return new Map(
    facts.flatMap((one) =>
      allVariants(one).map((variant) => [imageStem(one) + variant.end, { facts: one, variant }] as const),
    ),
  );
}

/** Makes the files one by one: each takes all cores. */
export async function* imageOutputs(images: Images, folders: Folders): AsyncGenerator<OutputFile> {
  for (const [file, image] of imageFiles(images))
    yield { file, content: await makeImage(file, image, folders) };
}

export async function makeImage(
  file: string,
  { facts, variant }: ImageFile,
  { contentRoot, cache }: Folders,
): Promise<Uint8Array> {
  const source = await readFile(join(contentRoot, 'content', facts.path));
  if (variant.format === 'svg') {
    const checked = checkSvg(source.toString('utf8'));
    if ('problem' in checked) throw new Error(`content/${facts.path}: ${checked.problem}`);
    return Buffer.from(checked.svg);
  }
  const made = await cached(
    join(cache, 'images', `${await encoderVersion()}-${file.slice('assets/'.length)}`),
    () => encode(source, variant),
  );
  if (!made) throw new Error(`content/${facts.path}: no ${variant.format} file could be made of it.`);
  return made;
}

async function encoderVersion(): Promise<string> {
  const { default: sharp } = await import('sharp');
  return `${sharp.versions.sharp}-${sharp.versions.vips}`;
}

/** The same bytes on each run; turned as the camera says, and without its other metadata. */
async function encode(source: Uint8Array, { width, format }: ImageVariant): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const scaled = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 55, effort: 4 }).toBuffer();
    case 'webp':
      return scaled.webp({ quality: 80 }).toBuffer();
    case 'jpeg':
      return scaled.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    default:
      return scaled.png({ compressionLevel: 9, palette: true }).toBuffer();
  }
}
