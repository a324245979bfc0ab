import {
  type KeyboardEvent,
  memo,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Row, Segment } from './rows';

export interface ListingHandle {
  /** Scrolls to an instruction unless it is in view. */
  readonly show: (instruction: number) => void;
}

interface ListingProps {
  readonly ref?: Ref<ListingHandle>;
  readonly label: string;
  readonly rows: readonly Row[];
  /** The instructions that come from the line that the reader points at. */
  readonly lit: ReadonlySet<number>;
  readonly selected: number | undefined;
  readonly pointed: number | undefined;
  readonly onPoint: (instruction: number | undefined) => void;
  readonly onSelect: (instruction: number) => void;
}

/** The height of a row in pixels, as in `michelson.css`. */
const ROW = 21;
/** Rows above and below the visible ones. */
const MARGIN = 12;

/** The text of a script. Only the visible rows are in the page, so a long script costs no more than a short one. */
export function Listing({ ref, label, rows, lit, selected, pointed, onPoint, onSelect }: ListingProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const measure = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    // In steps, so that most scroll events change nothing.
    const top = Math.floor(scrollTop / (ROW * 4)) * ROW * 4;
    if (top !== view.top || clientHeight !== view.height) setView({ top, height: clientHeight });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have another height
  useLayoutEffect(measure, [rows]);
  const show = (instruction: number) => {
    const index = rows.findIndex(({ segments }) => segments.some((one) => one.instruction === instruction));
    const element = box.current;
    if (!element || index < 0) return;
    const top = index * ROW;
    if (top < element.scrollTop || top + 2 * ROW > element.scrollTop + element.clientHeight)
      element.scrollTop = Math.max(0, top - element.clientHeight / 3);
  };
  useImperativeHandle(ref, () => ({ show }));
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = rows.flatMap(({ segments }) => segments.flatMap(({ instruction }) => instruction ?? []));
    const position = selected === undefined ? -1 : shown.indexOf(selected);
    const target = keyTarget(event.key, position, shown.length);
    const next = target === undefined ? undefined : shown[target];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    show(next);
  };
  const first = Math.max(0, Math.floor(view.top / ROW) - MARGIN);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + MARGIN + 4);
  const optionId = (instruction: number) => `${id}-${instruction}`;
  return (
    <div
      ref={box}
      className="mich-listing"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      translate="no"
      aria-activedescendant={selected === undefined ? undefined : optionId(selected)}
      onKeyDown={onKeyDown}
      onScroll={measure}
      onMouseLeave={() => onPoint(undefined)}
    >
      <div className="mich-rows" role="presentation" style={{ height: rows.length * ROW }}>
        <div role="presentation" style={{ transform: `translateY(${first * ROW}px)` }}>
          {rows.slice(first, last).map((row) => (
            <ListingRow
              key={row.line}
              row={row}
              litKey={litIn(row, lit)}
              pointed={pointedIn(row, pointed)}
              selected={pointedIn(row, selected)}
              optionId={optionId}
              onPoint={onPoint}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function keyTarget(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(position + 1, count - 1);
    case 'ArrowUp':
      return Math.max(position - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const pointedIn = ({ segments }: Row, instruction: number | undefined): number | undefined =>
  segments.some((segment) => segment.instruction === instruction) ? instruction : undefined;

const litIn = ({ segments }: Row, lit: ReadonlySet<number>): string =>
  segments
    .flatMap(({ instruction }) => (instruction !== undefined && lit.has(instruction) ? instruction : []))
    .join();

interface RowProps {
  readonly row: Row;
  /** The instructions of the row that are lit, joined: rows render again only if it changes. */
  readonly litKey: string;
  readonly pointed: number | undefined;
  readonly selected: number | undefined;
  readonly optionId: (instruction: number) => string;
  readonly onPoint: (instruction: number | undefined) => void;
  readonly onSelect: (instruction: number) => void;
}

const ListingRow = memo(
  ({ row, litKey, pointed, selected, optionId, onPoint, onSelect }: RowProps) => {
    const lit = new Set(litKey === '' ? [] : litKey.split(',').map(Number));
    return (
      <div className="mich-row" role="presentation">
        {row.segments.map(({ text, instruction }: Segment, index) =>
          instruction === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a row keep their order
            <span key={index}>{text}</span>
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
            <span
              key={`i${instruction}`}
              id={optionId(instruction)}
              role="option"
              aria-selected={instruction === selected}
              className={
                lit.has(instruction) || instruction === pointed
                  ? 'mich-instruction is-lit'
                  : 'mich-instruction'
              }
              onMouseEnter={() => onPoint(instruction)}
              onClick={() => onSelect(instruction)}
            >
              {text}
            </span>
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.litKey === after.litKey &&
    before.pointed === after.pointed &&
    before.selected === after.selected,
);
