import type { Piece, ResultPage, SearchHit } from '../../model/search';
import { SYNTAX_LABELS } from '../../model/syntax';

/** What a hit shows, inside of its link. */
export function HitContent({ hit }: { hit: SearchHit }) {
  const Title = hit.type !== undefined || hit.anchor.startsWith('-') ? 'code' : 'span';
  return (
    <>
      <span className="hit-title">
        <Title>
          <Marked pieces={hit.title} />
        </Title>
        {hit.deprecated && <span className="hit-note">deprecated</span>}
        {hit.syntax && <span className="hit-note">{SYNTAX_LABELS[hit.syntax]} only</span>}
      </span>
      {hit.type !== undefined ? (
        <code className="hit-type">{hit.type}</code>
      ) : (
        <span className="hit-text">{hit.excerpt ? <Marked pieces={hit.excerpt} /> : '\u00a0'}</span>
      )}
    </>
  );
}

const KIND_LABELS = { guide: 'Guide', api: 'API', command: 'Command', blog: 'Blog', tool: 'Tool' } as const;

interface CaptionProps {
  readonly page: ResultPage;
  readonly id?: string;
  /** How many versions are searched; where it is more than one, it matters which have the page. */
  readonly searched: number;
}

/** What a page is and where it belongs; its title too, unless the first hit below is the page itself. */
export function ResultCaption({ page, id, searched }: CaptionProps) {
  const isPageFirst = page.hits[0]?.anchor === '';
  return (
    <div className="result-caption" id={id}>
      <span className={`result-kind is-${page.kind}`}>{KIND_LABELS[page.kind]}</span>
      {page.trail.map((label) => (
        <span key={label} className="result-step">
          {label}
        </span>
      ))}
      {!isPageFirst && (
        <span className="result-step is-page">
          <Marked pieces={page.title} />
        </span>
      )}
      {searched > 1 && page.versions.length > 0 && (
        <span className="result-versions">
          {page.versions.length === searched ? 'all versions' : page.versions.join(', ')}
        </span>
      )}
    </div>
  );
}

/** Text with its found words marked. Words of readers and pages are shown as text, never as markup. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // It begins with text that is not marked, be it empty: then the next answer changes texts and not elements.
  const shown = pieces[0]?.found ? [{ text: '', found: false }, ...pieces] : pieces;
  return shown.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beside their place
    return found ? <mark key={index}>{text}</mark> : text;
  });
}
