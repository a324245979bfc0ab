import type { PageRecord, SentRecord } from '../../model/page';
import { clearReloadGuard } from '../navigation/reload-once';
import { startRouter } from '../navigation/router';
import { loadScreen } from '../navigation/screens';
import { arriveAtNote, arriveAtPage } from './arrive';
import { incompleteNote, loadError } from './error-notes';
import { closeMobileMenu } from './mobile-menu';
import { hideProgress, showProgress } from './route-status';
import { type Stage, startStage } from './stage';

/** Shows the pages that the reader goes to, beginning with the one that the server sent. */
export function showRoutes(first: SentRecord): void {
  const stage = startStage(first);
  const router = startRouter(first.script, {
    loading: showProgress,
    loaded: (arrival) => {
      endMoving();
      if (arrival.screen) stage.showScreen(arrival.screen);
      else stage.showDocument(arrival.page);
      arriveAtPage(arrival);
    },
    failed: ({ message }) => {
      endMoving();
      stage.showNote(loadError(message, router.retry));
      arriveAtNote();
    },
  });

  if (first.screen) void bringToLife(stage, first);
  else clearReloadGuard();
}

function endMoving(): void {
  hideProgress();
  closeMobileMenu();
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
