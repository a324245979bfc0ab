import { useState } from 'react';
import { RawHtml } from '../parts/RawHtml';
import { onTabKey } from '../stores/on-tab-key';
import type { Island } from './island';

export interface TabData {
  readonly id: string;
  /** Inline HTML. */
  readonly label: string;
  /** The label as text: the heading of the panel without JavaScript. */
  readonly name: string;
  /** The HTML of the panel. */
  readonly html: string;
}

interface TabsProps {
  readonly tabs: readonly TabData[];
}

/** Tabs, of which one panel is shown. */
function Tabs({ tabs }: TabsProps) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <div className="tab-list" role="tablist" onKeyDown={(event) => onTabKey(event, shown, setShown)}>
        {tabs.map(({ id, label }, index) => (
          <RawHtml
            key={id}
            tag="button"
            id={id}
            type="button"
            role="tab"
            aria-controls={panelId(id)}
            aria-selected={index === shown}
            tabIndex={index === shown ? undefined : -1}
            onClick={() => setShown(index)}
            html={label}
          />
        ))}
      </div>
      {tabs.map(({ id, name, html }, index) => (
        <RawHtml
          key={id}
          tag="div"
          id={panelId(id)}
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

export const tabsIsland: Island<TabsProps> = {
  name: 'tabs',
  Component: Tabs,
  send: ({ tabs }) => ({ tabs: tabs.map(({ html: _, ...tab }) => tab) }),
  receive: ({ tabs }) => ({
    tabs: tabs.map((tab) => ({ ...tab, html: document.getElementById(panelId(tab.id))?.innerHTML ?? '' })),
  }),
};

function panelId(tab: string): string {
  return `${tab}-panel`;
}
