import type { PageRecord } from '../../model/page';
import { clearReloadGuard } from '../navigation/reload-once';
import { type ArrivalEvent, startRouter } from '../navigation/router';
import { loadScreen } from '../navigation/screens';
import { arrive } from './arrive';
import { incompleteNote, loadError } from './error-notes';
import { closeMobileMenu } from './mobile-menu';
import { hideProgress, showProgress } from './route-status';
import { type Stage, startStage } from './stage';

/** Shows the pages that the reader goes to, beginning with the one that the server sent. */
export function showRoutes(first: PageRecord): void {
  const stage = startStage(first);
  const router = startRouter((event) => {
    if (event.type === 'loading') {
      showProgress();
      return;
    }
    hideProgress();
    closeMobileMenu();
    show(event);
    arrive(event);
  });

  const show = (event: ArrivalEvent) => {
    if (event.type === 'failed') stage.showNote(loadError(event.error.message, router.retry));
    else if (event.screen) stage.showScreen(event.screen);
    else stage.showDocument(event.page);
  };

  if (first.screen) void bringToLife(stage, first);
  else clearReloadGuard();
}

/** A screen whose scripts cannot be had stays as the server sent it, and the reader is told. */
async function bringToLife(stage: Stage, record: PageRecord): Promise<void> {
  try {
    const screen = await loadScreen(record, new URL(location.href));
    if (!screen) return;
    stage.hydrate(screen);
    clearReloadGuard();
  } catch (error) {
    console.error(error);
    stage.addNote(incompleteNote(error));
  }
}
