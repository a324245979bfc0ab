import { startTransition } from 'react';
import type { PageRecord } from '../../model/page';
import { afterPaint } from '../after-paint';
import { placePage } from '../navigation/place-page';
import type { RouteEvent } from '../navigation/router';
import { arrive } from './arrive';

/** A document stands in the page already; the shell around it follows. */
export interface PlacedEvent {
  readonly type: 'placed';
  readonly record: PageRecord;
}

type Tell = (event: RouteEvent | PlacedEvent) => void;

/**
 * Lets a document take the place of another at once. React, which never looks into them, is told when the new one has been
 * painted, and of everything else at once.
 */
export function swapDocuments(tell: Tell, first: PageRecord): (event: RouteEvent) => void {
  let shown = first.screen ? undefined : first;
  let latest: RouteEvent | undefined;
  return (event) => {
    latest = event;
    const before = shown;
    if (event.type !== 'loading') shown = documentOf(event);
    if (event.type !== 'loaded' || !before || !shown || !placePage(event.page, before)) {
      tell(event);
      return;
    }
    const { record } = event.page;
    arrive(event);
    afterPaint(() => {
      if (latest === event) startTransition(() => tell({ type: 'placed', record }));
    });
  };
}

function documentOf(event: RouteEvent): PageRecord | undefined {
  return event.type === 'loaded' && event.view.kind === 'document' ? event.page.record : undefined;
}
