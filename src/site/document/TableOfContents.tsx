import type { Heading } from '../../model/page';

const TITLE = 'On this page';

/** The headings of levels 2 and 3; those of one syntax are shown to its readers only. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const shown = listed(headings);
  if (shown.length === 0) return <div className="toc" />;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">{TITLE}</p>
      <ul>
        {shown.map(({ id, html, depth, syntax }) => (
          <li key={id} className={[`toc-${depth}`, syntax && `s-${syntax}`].filter(Boolean).join(' ')}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the table of contents is found on narrow screens; the browser fills it when it is opened. */
export function TocFold({ headings }: { headings: readonly Heading[] }) {
  if (listed(headings).length === 0) return null;
  return (
    <details className="fold toc-fold">
      <summary>{TITLE}</summary>
    </details>
  );
}

/** A single heading needs no table. */
function listed(headings: readonly Heading[]): readonly Heading[] {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  return shown.length < 2 ? [] : shown;
}
