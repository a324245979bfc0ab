/** The browser's own timing of events (as for INP) and of long tasks, from now on. */
import type { Page } from '@playwright/test';
import './page-globals';

/** Event timing does not report shorter events. */
export const MIN_EVENT_MS = 16;

export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const events: number[] = [];
    const tasks: number[] = [];
    Object.assign(window, { benchEvents: events, benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ('interactionId' in entry && entry.interactionId) events.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  }, MIN_EVENT_MS);
}

export async function readEvents(page: Page): Promise<{ events: number[]; tasks: number[] }> {
  return page.evaluate(() => ({ events: window.benchEvents ?? [], tasks: window.benchTasks ?? [] }));
}
