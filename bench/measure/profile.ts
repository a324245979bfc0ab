/** Profiles the main thread of a page: the longest tasks, and their parts. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Profile, ProfiledTask } from '../figures';
import { openPage, untilQuiet, visit } from './browser';

const CATEGORIES = [
  'devtools.timeline',
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'v8',
  'loading',
];
const PARTS = new Map([
  ['ParseHTML', 'parse HTML'],
  ['EvaluateScript', 'run script'],
  ['v8.evaluateModule', 'run script'],
  ['v8.compile', 'compile script'],
  ['v8.compileModule', 'compile script'],
  ['FunctionCall', 'call functions'],
  ['FireIdleCallback', 'call functions'],
  ['TimerFire', 'call functions'],
  ['UpdateLayoutTree', 'styles'],
  ['ParseAuthorStyleSheet', 'styles'],
  ['Layout', 'layout'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
  ['MinorGC', 'garbage collection'],
  ['MajorGC', 'garbage collection'],
  ['HitTest', 'hit test'],
]);
const TASK = /RunTask$/;
const MIN_TASK_US = 1000;
const TASKS_SHOWN = 6;
const AFTER_STEP_MS = 2000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly name?: string };
}

/** Loads a page and returns its longest tasks (ms after the start) and the sums of their parts. */
export async function profileLoad(browser: Browser, url: string): Promise<Profile> {
  const { page, session, close } = await openPage(browser);
  const stop = await startTrace(session);
  await visit(page, url);
  const events = await stop();
  await close();
  return readTrace(events);
}

interface ProfiledStep {
  /** Runs before the profile starts. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** The same for an interaction on a loaded page. */
export async function profileStep(
  browser: Browser,
  url: string,
  { prepare, act }: ProfiledStep,
): Promise<Profile> {
  const { page, session, close } = await openPage(browser);
  await visit(page, url);
  await prepare(page);
  await untilQuiet(page, 1000);
  const stop = await startTrace(session);
  await act(page);
  await page.waitForTimeout(AFTER_STEP_MS);
  const events = await stop();
  await close();
  return readTrace(events);
}

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    return events;
  };
}

/** The page's main thread is the busiest of the renderer threads. */
function readTrace(events: readonly TraceEvent[]): Profile {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
    );
  const busiest = threads.sort((a, b) => b.length - a.length)[0] ?? [];
  const own = busiest.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const start = own[0]?.ts ?? 0;
  const tasks = outermost(own.filter(({ name, dur }) => TASK.test(name) && dur > MIN_TASK_US))
    .map((task) => readTask(task, own, start))
    .sort((a, b) => b.ms - a.ms);
  const parts: Record<string, number> = {};
  for (const task of tasks) for (const [name, ms] of Object.entries(task.parts)) add(parts, name, ms);
  const total = tasks.reduce((sum, { ms }) => sum + ms, 0);
  return { total, parts, tasks: tasks.slice(0, TASKS_SHOWN) };
}

/** Several layers of the browser report the same task, nested. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks.filter(({ ts, dur }) => {
    if (ts + dur <= end) return false;
    end = ts + dur;
    return true;
  });
}

/** A task's parts by self time: a nested part is not counted again in its parent. */
function readTask(task: TraceEvent, own: readonly TraceEvent[], start: number): ProfiledTask {
  const parts: Record<string, number> = {};
  const open: { part: string; end: number }[] = [];
  for (const { name, ts, dur } of own) {
    const part = PARTS.get(name);
    if (!part || ts < task.ts || ts + dur > task.ts + task.dur) continue;
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const outer = open.at(-1);
    add(parts, part, dur / 1000);
    if (outer) add(parts, outer.part, -dur / 1000);
    open.push({ part, end: ts + dur });
  }
  return { at: (task.ts - start) / 1000, ms: task.dur / 1000, parts };
}

function add(sums: Record<string, number>, name: string, value: number): void {
  sums[name] = (sums[name] ?? 0) + value;
}
