/** React's part of a page: the screen in it. Documents do without. */
import { site } from 'virtual:browser-config';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageRecord } from '../../model/page';
import { CrashBoundary } from '../../site/shell/CrashBoundary';
import { type ShellActions, ShellContextSlot } from '../../site/shell/context';
import type { ScreenView } from '../../site/shell/Shell';
import { preferredVersion } from '../preferences/version';

const actions: ShellActions = {
  loadSearch: () => import('../search/session').then(({ searchProvider }) => searchProvider(site)),
  preferredVersion: () => preferredVersion(site.docs.versions),
};

let root: Root | undefined;

/** Takes over a screen that the server sent. */
export function hydrateScreen(place: Element, record: PageRecord, view: ScreenView): void {
  // A transition is worked off in small steps, between which the reader can scroll and click.
  startTransition(() => {
    root = hydrateRoot(place, screenIn(record, view));
  });
}

/** Shows a screen at once, in an empty place or in that of the screen before. */
export function showScreen(place: Element, record: PageRecord, view: ScreenView): void {
  root ??= createRoot(place);
  const shown = root;
  flushSync(() => shown.render(screenIn(record, view)));
}

export function leaveScreen(): void {
  root?.unmount();
  root = undefined;
}

function screenIn(record: PageRecord, { Screen, props }: ScreenView) {
  return (
    <ShellContextSlot value={{ site, record, actions }}>
      <CrashBoundary path={record.path}>
        <Screen {...props} />
      </CrashBoundary>
    </ShellContextSlot>
  );
}
