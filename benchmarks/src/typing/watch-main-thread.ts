import type { Browser, Page } from 'playwright-core';

/** Times are in milliseconds. `heavyTasks` counts tasks over 50 ms of processor time. */
export interface Holdups {
  /** Tasks over 50 ms of wall time, from the browser's long-task observer. On a busy machine they include waiting. */
  readonly longTasks: readonly number[];
  /** Processor time of the longest main-thread task: the page's own work, without waiting. */
  readonly longestOnProcessor: number;
  readonly heavyTasks: number;
}

/** An entry of a browser trace. Times are in microseconds; `tdur` is processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const watcher = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration));
  }).observe({ type: 'longtask' });
`;

export async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(watcher);
}

export async function holdupsOf(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Holdups> {
  await page.evaluate('globalThis.longTasks.length = 0');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  // Observer entries arrive in a later task.
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  const trace = await browser.stopTracing();
  const tasks = mainThreadTasks(
    (JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }).traceEvents,
  );
  return {
    longTasks: await page.evaluate<number[]>('globalThis.longTasks'),
    longestOnProcessor: Math.round(Math.max(0, ...tasks)),
    heavyTasks: tasks.filter((milliseconds) => milliseconds > 50).length,
  };
}

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

const mainThreadTasks = (events: readonly TraceEvent[]): number[] =>
  mainThreadEvents(events)
    .filter(isTask)
    .map(({ tdur = 0 }) => tdur / 1000);

/** Complete trace events (`X`) of the busiest renderer's main thread, tasks included. */
export function mainThreadEvents(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const byThread = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  );
  const workOf = (thread: readonly TraceEvent[]) =>
    thread.filter(isTask).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return byThread.sort((a, b) => workOf(b) - workOf(a))[0] ?? [];
}
