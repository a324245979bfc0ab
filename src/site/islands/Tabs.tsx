import { type KeyboardEvent, useRef, useState } from 'react';
import { RawHtml } from '../parts/RawHtml';
import type { Island } from './island';

export interface TabData {
  readonly id: string;
  /** Inline HTML. */
  readonly label: string;
  /** The label as text, which heads the panel where there is no script. */
  readonly name: string;
  /** The HTML of the panel; in the browser it is in the page already. */
  readonly html?: string;
}

/** Panels of which one is shown. Arrow keys, Home and End go from tab to tab. */
export function Tabs({ tabs }: { tabs: readonly TabData[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabFor(event.key, shown, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} className="tab-list" role="tablist">
        {tabs.map(({ id, label }, index) => (
          <RawHtml
            key={id}
            tag="button"
            id={id}
            type="button"
            role="tab"
            aria-controls={`${id}-panel`}
            aria-selected={index === shown}
            tabIndex={index === shown ? undefined : -1}
            onClick={() => setShown(index)}
            onKeyDown={onKeyDown}
            html={label}
          />
        ))}
      </div>
      {tabs.map(({ id, name, html }, index) => (
        <RawHtml
          key={id}
          tag="div"
          id={`${id}-panel`}
          className={index === shown ? 'tab-panel is-shown' : 'tab-panel'}
          role="tabpanel"
          aria-labelledby={id}
          tabIndex={0}
          data-label={name}
          html={html}
        />
      ))}
    </>
  );
}

function tabFor(key: string, shown: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (shown + 1) % count;
  if (key === 'ArrowLeft') return (shown - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export const tabsIsland: Island = {
  name: 'tabs',
  adopt: (host) => <Tabs tabs={[...host.querySelectorAll(':scope > .tab-list > button')].map(readTab)} />,
};

function readTab({ id, innerHTML, textContent }: Element): TabData {
  return { id, label: innerHTML, name: textContent ?? '' };
}
