/** What the main thread of a page does while it loads: the longest tasks, and what they are made of. */
import { openPage, untilQuiet } from './browser.mjs';

const CATEGORIES = [
  'devtools.timeline',
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'v8',
  'loading',
];
const NAMES = {
  ParseHTML: 'parse HTML',
  EvaluateScript: 'run script',
  'v8.evaluateModule': 'run script',
  'v8.compile': 'compile script',
  'v8.compileModule': 'compile script',
  FunctionCall: 'call functions',
  FireIdleCallback: 'call functions',
  TimerFire: 'call functions',
  UpdateLayoutTree: 'styles',
  ParseAuthorStyleSheet: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage collection',
  MajorGC: 'garbage collection',
  HitTest: 'hit test',
};
const TASK = /RunTask$/;
const TASKS_SHOWN = 6;
const AFTER_STEP_MS = 2000;

/** Loads a page and answers with its longest tasks (ms after the start) and the sums of their parts. */
export async function profileLoad(browser, url) {
  const { page, session, close } = await openPage(browser);
  const trace = await startTrace(session);
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page);
  const events = await trace();
  await close();
  return readTrace(events);
}

/** The same for something that a reader does on a page that has been loaded; `prepare` goes before the profile. */
export async function profileStep(browser, url, { prepare, act }) {
  const { page, session, close } = await openPage(browser);
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page);
  await prepare?.(page);
  await untilQuiet(page, 1000);
  const trace = await startTrace(session);
  await act(page);
  await page.waitForTimeout(AFTER_STEP_MS);
  const events = await trace();
  await close();
  return readTrace(events);
}

async function startTrace(session) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
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

/** The page's main thread is the busiest of those that draw pages. */
function readTrace(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  );
  const own = threads.sort((a, b) => b.length - a.length)[0].sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const from = own[0].ts;
  const worthwhile = own.filter(({ name, dur }) => TASK.test(name) && dur > 1000);
  const tasks = outermost(worthwhile).map((task) => readTask(task, own, from));
  tasks.sort((a, b) => b.ms - a.ms);
  const parts = {};
  for (const task of tasks)
    for (const [name, ms] of Object.entries(task.parts)) parts[name] = (parts[name] ?? 0) + ms;
  return { total: sum(tasks.map(({ ms }) => ms)), parts, tasks: tasks.slice(0, TASKS_SHOWN) };
}

/** A task is told of by several layers of the browser, one inside the other. */
function outermost(tasks) {
  let end = 0;
  return tasks.filter(({ ts, dur }) => {
    if (ts + dur <= end) return false;
    end = ts + dur;
    return true;
  });
}

/** A task's parts by their own time: what stands inside another part is counted once, as itself. */
function readTask(task, own, from) {
  const inside = own.filter(
    ({ ts, dur, name }) => ts >= task.ts && ts + dur <= task.ts + task.dur && NAMES[name] !== undefined,
  );
  const parts = {};
  const open = [];
  for (const event of inside) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const part = NAMES[event.name];
    const outer = open.at(-1);
    parts[part] = (parts[part] ?? 0) + event.dur / 1000;
    if (outer) parts[NAMES[outer.name]] -= event.dur / 1000;
    open.push(event);
  }
  return {
    at: (task.ts - from) / 1000,
    ms: task.dur / 1000,
    parts,
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
