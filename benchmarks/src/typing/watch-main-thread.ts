import type { Browser, Page } from 'playwright-core';

/** What held up the page while something happened in it. Milliseconds. */
export interface Holdups {
  /** Tasks above 50 ms by the clock, as the browser's long-task observer gives them: on a busy machine they hold waiting, too. */
  readonly longTasks: readonly number[];
  /** Processor time of the main thread's longest task, which is what the page itself has to answer for. */
  readonly longestOnProcessor: number;
  /** Tasks above 50 ms of processor time. */
  readonly heavyTasks: number;
}

/** One entry of a browser's trace; times in microseconds, `tdur` on the processor. */
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

/** Watches every page from its first moment on. */
export async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(watcher);
}

/** Does something in the page and tells what held the main thread up meanwhile. */
export async function holdupsOf(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Holdups> {
  await page.evaluate('globalThis.longTasks.length = 0');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  // Entries arrive in a task of their own.
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

/** Processor time of each task of the busiest renderer's main thread. */
const mainThreadTasks = (events: readonly TraceEvent[]): number[] =>
  mainThreadEvents(events)
    .filter(isTask)
    .map(({ tdur = 0 }) => tdur / 1000);

/** What ran on the main thread of the busiest renderer, its tasks included. */
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
