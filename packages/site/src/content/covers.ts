/** Covers of posts. */
import { posix } from 'node:path';
import type { Picture } from '../model/image';
import type { Reporter } from '../model/problem';
import type { Images } from './images/read';

export interface Cover {
  readonly picture: Picture;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

interface CoverFields {
  readonly file: string;
  readonly cover?: string;
  readonly cover_alt?: string;
}

/** The cover that the front matter of a post names. */
export function findCover({ file, cover, cover_alt: alt }: CoverFields, images: Images, report: Reporter) {
  const fail = (message: string) => void report({ file, line: 1, message, isError: true });
  if (cover === undefined) {
    if (alt !== undefined) fail("'cover_alt' describes no picture: add 'cover', or remove it.");
    return undefined;
  }
  const path = posix.join('blog', cover);
  const picture = images.get(path);
  if (!picture) fail(`There is no picture 'content/${path}': put it there, or correct 'cover'.`);
  else if (!alt) fail("The cover has no text for readers who cannot see it: describe it in 'cover_alt'.");
  else return { picture, alt };
  return undefined;
}
