import type { Heading } from '../../model/page';

/** The headings of levels 2 and 3; those of one syntax are shown to its readers only. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return <div className="toc" />;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">On this page</p>
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
