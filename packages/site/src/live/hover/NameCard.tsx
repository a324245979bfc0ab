import { useLayoutEffect, useRef } from 'react';
import type { ShownName } from '../../model/hover';
import { placeBelow } from '../../model/route';
import { rangeOf } from './code-text';

interface NameCardProps {
  readonly name: ShownName;
  readonly code: Element;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

const GAP = 6;
const MARGIN = 8;
/** The height that the navbar covers. */
const TOP_MARGIN = 68;

/** A card with information about a name, placed below it, and a mark on the name itself. */
export function NameCard({ name, code, onEnter, onLeave }: NameCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const { word, declaration, definition, address, title, summary } = name;
  const docs = code.closest<HTMLElement>('[data-docs]')?.dataset.docs ?? '';
  useLayoutEffect(() => {
    const place = () => placeAt(rangeOf(code, name), card.current, mark.current);
    // In the top layer nothing clips it.
    card.current?.showPopover?.();
    place();
    const stop = new AbortController();
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', place, { signal: stop.signal });
    return () => stop.abort();
  }, [code, name]);
  return (
    <>
      <span ref={mark} className="name-mark" />
      <div
        ref={card}
        className="name-card"
        popover="manual"
        role="dialog"
        aria-label={`About ${word}`}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
      >
        <code translate="no">{declaration}</code>
        {/* The key replaces it as a whole. */}
        {summary && <p key={summary}>{withCode(summary)}</p>}
        {definition && <p>{definition}</p>}
        {address !== undefined && (
          <p>
            <a href={placeBelow(docs, address)}>{`${title || 'Language'} in the reference`}</a>
          </p>
        )}
      </div>
    </>
  );
}

/** Renders code between backticks. */
function withCode(text: string) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <code key={index} translate="no">
        {part}
      </code>
    );
  });
}

/** Places the card below the name, or above it if it does not fit, and always within the viewport. */
function placeAt(range: Range, card: HTMLElement | null, mark: HTMLElement | null): void {
  const at = range.getClientRects()[0];
  if (!at || !card || !mark) return;
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const fitsBelow = below + height <= window.innerHeight - MARGIN;
  const left = Math.max(MARGIN, Math.min(at.left, document.documentElement.clientWidth - width - MARGIN));
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow || above < TOP_MARGIN ? below : above}px`;
  for (const side of ['left', 'top', 'width', 'height'] as const) mark.style[side] = `${at[side]}px`;
}
