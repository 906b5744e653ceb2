import type { Browser, Page } from 'playwright-core';

import { mainThreadEvents, type TraceEvent } from '../typing/watch-main-thread.ts';

const rest = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))`;
/** Microseconds. Shorter tasks are ignored. */
const least = 500;
const script = [
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
];

/** Milliseconds of processor time of one main-thread task, by kind of work. */
export interface TaskParts {
  readonly total: number;
  /**
   * Without the style and layout work it forces. The maximum over all tasks, so it may come from another task than
   * `total`.
   */
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
}

const isWithin = (outer: TraceEvent, { ts, dur = 0 }: TraceEvent) =>
  ts >= outer.ts && ts + dur <= outer.ts + (outer.dur ?? 0);

/** Milliseconds of the events with these names. Nested events are counted once. */
function timeOf(names: readonly string[], events: readonly TraceEvent[]): number {
  const named = events.filter(({ name }) => names.includes(name));
  const outermost = named.filter(
    (event) => !named.some((other) => other !== event && isWithin(other, event)),
  );
  return outermost.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): TaskParts {
  const inside = events.filter((event) => isWithin(task, event));
  const scripts = inside.filter(({ name }) => script.includes(name));
  const forced = inside.filter((event) => scripts.some((outer) => isWithin(outer, event)));
  const reflow = ['UpdateLayoutTree', 'Layout'];
  return {
    total: (task.tdur ?? 0) / 1000,
    script: timeOf(script, inside) - timeOf(reflow, forced),
    style: timeOf(['UpdateLayoutTree'], inside),
    layout: timeOf(['Layout'], inside),
    paint: timeOf(['PrePaint', 'Paint', 'Layerize', 'Commit'], inside),
  };
}

export async function longestTaskOf(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TaskParts> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  await page.evaluate(rest);
  const trace = (await browser.stopTracing()).toString('utf8');
  const events = mainThreadEvents((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
  const tasks = events
    .filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && tdur >= least)
    .map((task) => partsOf(task, events))
    .sort((one, other) => other.total - one.total);
  const [longest] = tasks;
  if (!longest) throw new Error('The trace holds no task of the main thread.');
  return { ...longest, script: Math.max(...tasks.map(({ script: own }) => own)) };
}
