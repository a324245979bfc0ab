/**
 * Controls that only change a store: a click on an element with `data-control` or a link with `data-version` is
 * handled here, so that they work before React is loaded and whatever happens to the part that they are in.
 */
import { answerQuestion } from '../site/consent/follow-consent';
import { isModifiedClick } from '../site/parts/modified-click';
import { dismissAnnouncement, switchTheme } from '../site/stores/appearance';
import { differencesStore, keysHelpStore, menuStore } from '../site/stores/panels';
import { choosePreferredVersion } from '../site/stores/preferred-version';
import { openSearch } from '../site/stores/search';
import { chooseSyntax } from '../site/stores/syntax';
import { showWaiting } from '../site/stores/waiting';

export type Control =
  | 'theme'
  | 'jsligo'
  | 'cameligo'
  | 'search'
  | 'announcement'
  | 'keys'
  | 'menu'
  | 'differences'
  | 'accept'
  | 'decline';

const ACTIONS: Readonly<Record<Control, (control: HTMLElement) => void>> = {
  theme: switchTheme,
  jsligo: () => chooseSyntax('jsligo'),
  cameligo: () => chooseSyntax('cameligo'),
  search: () => openSearch(),
  announcement: dismissAnnouncement,
  keys: () => keysHelpStore.set(true),
  menu: () => menuStore.set(true),
  differences: ({ dataset }) => differencesStore.set(dataset.compared),
  accept: () => answerQuestion('accepted'),
  decline: () => answerQuestion('declined'),
};

export function followControls(): void {
  // What the reader has pressed before this script ran (early.ts).
  const held = document.querySelector<HTMLElement>('[data-control][data-held]');
  document.addEventListener('click', (event) => {
    const link = versionLink(event);
    if (link) choosePreferredVersion(link);
    const control = isModifiedClick(event) ? undefined : controlAt(event.target);
    if (!control) return;
    event.preventDefault();
    ACTIONS[control.dataset.control as Control](control);
  });
  // Another button opens the version in another tab.
  document.addEventListener('auxclick', (event) => {
    const link = versionLink(event);
    if (link && event.button === 1) choosePreferredVersion(link);
  });
  if (!held) return;
  showWaiting(false);
  held.removeAttribute('data-held');
  held.click();
}

/** The version that a clicked link chooses. */
function versionLink({ target }: Event): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('a[data-version]')?.dataset.version
    : undefined;
}

export function controlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null;
  return control && (control.dataset.control ?? '') in ACTIONS ? control : undefined;
}
