import { useEffect, useState } from 'react';
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

export interface TabsProps {
  readonly tabs: readonly TabData[];
  /** Whether they are named by systems: the one of the reader's is shown first, by CSS until the tabs are hydrated. */
  readonly bySystem?: boolean;
}

/** Tabs, of which one panel is shown. */
function Tabs({ tabs, bySystem }: TabsProps) {
  const [chosen, setShown] = useState<number>();
  const shown = chosen ?? 0;
  useEffect(() => {
    if (bySystem) setShown((before) => before ?? placeOfSystem(tabs));
  }, [bySystem, tabs]);
  return (
    <>
      <div
        className={chosen === undefined ? 'tab-list' : 'tab-list is-chosen'}
        role="tablist"
        onKeyDown={(event) => onTabKey(event, shown, setShown)}
      >
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

/** The place of the reader's system, as the inline script knows it. */
function placeOfSystem(tabs: readonly TabData[]): number {
  const { apple, windows } = document.documentElement.dataset;
  const system = apple === undefined ? (windows === undefined ? 'Linux' : 'Windows') : 'macOS';
  return Math.max(
    0,
    tabs.findIndex(({ name }) => name === system),
  );
}

export const tabsIsland: Island<TabsProps> = {
  name: 'tabs',
  Component: Tabs,
  send: ({ tabs, ...props }) => ({ ...props, tabs: tabs.map(({ html: _, ...tab }) => tab) }),
  receive: ({ tabs, ...props }) => ({
    ...props,
    tabs: tabs.map((tab) => ({ ...tab, html: document.getElementById(panelId(tab.id))?.innerHTML ?? '' })),
  }),
};

function panelId(tab: string): string {
  return `${tab}-panel`;
}
