/** React takes over the shell around the page that stands there. Pages load this only when the reader reaches for them. */
import { site } from 'virtual:shell-config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageRecord } from '../../model/page';
import { STANDING, type View } from '../../site/shell/Shell';
import { StillNotice, StillScreen } from '../../site/shell/StillScreen';
import { clearReloadGuard } from '../navigation/reload-once';
import { screenView } from '../navigation/screens';
import { App } from './App';
import { actions } from './actions';

/** Resolves when the shell has come to life. */
export async function hydrateShell(record: PageRecord, shownPath: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  let onAlive = () => {};
  const alive = new Promise<void>((resolve) => {
    onAlive = resolve;
  });
  const app = (view: View) => <App {...{ site, record, view, actions, shownPath, onAlive }} />;
  try {
    // A screen needs its module before it can be hydrated.
    const view = record.screen ? await screenView(record, new URL(location.href)) : STANDING;
    if (!view) return;
    // A transition is worked off in small steps, between which the reader can scroll and click.
    startTransition(() => {
      hydrateRoot(root, app(view));
    });
    clearReloadGuard();
  } catch (error) {
    console.error(error);
    createRoot(root).render(app(stillView(error)));
  }
  await alive;
}

/** A page that was cut off on its way: its text stays, and the reader is told. */
export function showCutOff(error: unknown): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<StillNotice message={messageOf(error)} onRetry={() => location.reload()} />);
}

/** Without its module a screen stays as the server sent it, and the shell around it comes to life. */
function stillView(error: unknown): View {
  const html = document.getElementById('main')?.innerHTML;
  return {
    kind: 'screen',
    Screen: StillScreen,
    props: { html, message: messageOf(error), onRetry: () => location.reload() },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
