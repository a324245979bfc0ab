import { onClick } from '../on-click';

/** Brings tabs to life: click, arrow keys, Home and End. */
export function startTabs(): void {
  onClick('[role="tab"]', select);
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}

function tabsAround(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = tabsAround(tab);
  const index = all.indexOf(tab);
  if (key === 'ArrowRight') return all[(index + 1) % all.length];
  if (key === 'ArrowLeft') return all[(index - 1 + all.length) % all.length];
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

function select(tab: HTMLElement): void {
  for (const one of tabsAround(tab)) {
    const chosen = one === tab;
    one.setAttribute('aria-selected', String(chosen));
    one.tabIndex = chosen ? 0 : -1;
    document.getElementById(one.getAttribute('aria-controls') ?? '')?.classList.toggle('is-shown', chosen);
  }
}
