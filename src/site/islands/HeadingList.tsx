import { RawHtml } from '../parts/RawHtml';
import type { ListedHeading } from './headings';

interface HeadingListProps {
  readonly headings: readonly ListedHeading[];
  /** The id of the heading that the reader is at. */
  readonly current?: string;
}

/** Links to headings; those of one syntax are shown to its readers only. */
export function HeadingList({ headings, current }: HeadingListProps) {
  return (
    <ul>
      {headings.map(({ id, html, depth, syntax }) => (
        <li key={id} className={syntax ? `toc-${depth} s-${syntax}` : `toc-${depth}`}>
          <RawHtml tag="a" href={`#${id}`} data-current={id === current ? '' : undefined} html={html} />
        </li>
      ))}
    </ul>
  );
}
