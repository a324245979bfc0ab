import './TabList.css';
import { onTabKey } from '../../site/stores/on-tab-key';

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** The id of the element that the tabs control; absent if they choose which of several is shown. */
  readonly controls?: string;
}

export function TabList({ label, tabs, selected, onSelect, controls }: TabListProps) {
  return (
    <div
      className="play-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => onTabKey(event, selected, onSelect)}
    >
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
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
