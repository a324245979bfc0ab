import type { Author } from '../../content/authors';
import { authorVariant, imageStem } from '../../model/image';
import { pathBelow } from '../../model/route';
import type { SitePost } from '../site-content';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 31 May 2024 */
export function readableDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

/** The names of authors, for texts. */
export function authorNames(authors: readonly Author[]): string {
  return authors.map(({ name }) => name).join(', ');
}

function PostAuthor({ author: { name, url, picture }, files }: { author: Author; files: string }) {
  const text = url ? <a href={url}>{name}</a> : name;
  if (!picture) return <span>{text}</span>;
  const src = `${files}${imageStem(picture)}${authorVariant(picture).end}`;
  return (
    <span className="post-author">
      <img src={src} alt="" width={24} height={24} loading="lazy" />
      {text}
    </span>
  );
}

/** Date, authors, reading time and tags of a post. */
export function PostMeta({ post }: { post: SitePost }) {
  return (
    <div className="post-meta">
      <time dateTime={post.date}>{readableDate(post.date)}</time>
      <span>{post.minutes} min read</span>
      {post.authors.map((author) => (
        <PostAuthor key={author.name} author={author} files={post.files} />
      ))}
      <ul className="tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <a href={pathBelow(pathBelow(post.blog, 'tags'), tag)}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
