import type { KeyboardEvent } from 'react';

/** The `onKeyDown` handler of a list of tabs: arrow keys, Home and End show another tab and focus it. */
export function onTabKey(event: KeyboardEvent, shown: number, show: (index: number) => void): void {
  const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
  const targets: Record<string, number> = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const next = (target + tabs.length) % tabs.length;
  show(next);
  tabs[next]?.focus();
}
