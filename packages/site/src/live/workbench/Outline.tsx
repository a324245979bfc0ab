import type { OutlineEntry, Place } from '../protocol/program';

interface OutlineProps {
  readonly items: readonly OutlineEntry[];
  readonly onJump: (place: Place) => void;
}

/** The declarations of the program with their types, those of modules below them; each leads to its place. */
export function Outline({ items, onJump }: OutlineProps) {
  return (
    <ul className="live-list wb-outline">
      {items.map(({ kind, name, declaration, place, children }) => (
        <li key={place.from}>
          <button type="button" onClick={() => onJump(place)}>
            <span>{kind}</span> <code translate="no">{declaration ?? name}</code>
          </button>
          {children.length > 0 && <Outline items={children} onJump={onJump} />}
        </li>
      ))}
    </ul>
  );
}
