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

/** Loads a page and answers with its longest tasks (ms after the start) and the sums of their parts. */
export async function profileLoad(browser, url) {
  const { page, session, close } = await openPage(browser);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await close();
  return readTrace(events, url);
}

function readTrace(events, url) {
  const start = events.find(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url === url);
  if (!start) throw new Error(`The trace does not hold the request of ${url}.`);
  const { pid, ts: from } = start;
  const main = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args.name === 'CrRendererMain',
  );
  const own = events
    .filter(
      (event) =>
        event.pid === pid && event.tid === (main?.tid ?? start.tid) && event.ph === 'X' && event.ts >= from,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = outermost(own.filter(({ name }) => TASK.test(name))).map((task) => readTask(task, own, from));
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
  const scripts = inside.filter(
    ({ name }) => name === 'EvaluateScript' || name === 'v8.evaluateModule' || name === 'FunctionCall',
  );
  const longest = scripts.sort((a, b) => b.dur - a.dur)[0]?.args?.data;
  return {
    at: (task.ts - from) / 1000,
    ms: task.dur / 1000,
    cpuMs: (task.tdur ?? 0) / 1000,
    parts,
    where:
      longest &&
      `${longest.functionName ?? ''} ${longest.url ?? longest.fileName ?? ''}:${longest.lineNumber ?? ''}`.trim(),
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
