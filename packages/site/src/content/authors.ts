/** The people and teams who write posts: content/authors.yaml. */
import { z } from 'zod';
import type { Picture } from '../model/image';
import { didYouMean, type Reporter } from '../model/problem';
import { words } from './fields';
import type { SourceFile } from './files';
import type { Images } from './images/read';
import { readYaml } from './yaml';

export const AUTHORS = 'content/authors.yaml';

export const authorsFields = z.record(
  z.string(),
  z.strictObject({
    name: words,
    url: z.url().optional().describe('A page about the author.'),
    picture: words.optional().describe('A file of content/authors, such as ann.png.'),
  }),
);

export interface Author {
  readonly name: string;
  readonly url?: string;
  readonly picture?: Picture;
}

/** Finds the author with a name in front matter. */
export type FindAuthor = (id: string, post: string) => Author;

/** Without the file, the names in front matter are those that readers see. */
export function readAuthors(source: SourceFile, images: Images, report: Reporter): FindAuthor {
  const yaml = source.text ? readYaml(source, authorsFields, report) : undefined;
  if (!yaml) return (name) => ({ name });
  const authors = new Map(
    Object.entries(yaml.data).map(([id, { name, url, picture }]) => {
      const found = picture === undefined ? undefined : images.get(`authors/${picture.replace(/^\.\//, '')}`);
      if (picture !== undefined && !found)
        yaml.fail([id, 'picture'], `There is no picture 'content/authors/${picture}': put it there.`);
      return [id, { name, url, picture: found }] as const;
    }),
  );
  return (id, post) => {
    const author = authors.get(id);
    if (author) return author;
    const advice = `add it to ${AUTHORS}.`;
    report({
      file: post,
      line: 1,
      message: `There is no author '${id}': ${didYouMean(id, authors.keys(), advice)}`,
      isError: true,
    });
    return { name: id };
  };
}
