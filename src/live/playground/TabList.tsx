import { type KeyboardEvent, useRef } from 'react';

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** The id of the element that the tabs control. */
  readonly controls: string;
}

/** Tabs with arrow key navigation. */
export function TabList({ label, tabs, selected, onSelect, controls }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (selected + step + tabs.length) % tabs.length;
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} className="play-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may change while its tab has the focus
          key={index}
          type="button"
          role="tab"
          className="play-tab"
          aria-selected={index === selected}
          aria-controls={controls}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
