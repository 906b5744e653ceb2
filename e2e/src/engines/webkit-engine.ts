import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '@vernacular/postgres-for-tests';

import type { BrowserPage, Engine, InPage, Target } from './browser-page.ts';
import { findInPage, placeInPage, soughtOf } from './find-in-page.ts';
import { elementKey, openSession, type RemoteElement } from './webdriver.ts';

/** The programs it takes: a driver, a browser, and a screen to draw on. */
export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Keys that are not letters. See: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
};
const pause = 50;
const patience = 15_000;

/** WebKitGTK, the engine of Safari as Linux has it, behind its own WebDriver on a screen of its own. */
export async function startWebkit(programs: WebkitPrograms): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1700x1300x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, () => 'The driver of WebKit did not come up.');
  const capabilities = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  };
  return {
    newPage: (site) => pageOf(site, address, capabilities),
    async end() {
      await ended(driver);
      await ended(screen);
    },
  };
}

async function pageOf(site: string, driver: string, capabilities: object): Promise<BrowserPage> {
  const session = await openSession(driver, capabilities);
  const run = <A extends readonly unknown[], R>(work: InPage<A, R>, ...args: A) =>
    session.post<R>('/execute/sync', {
      script: `return (${String(work)})(...arguments)`,
      args,
    });
  const seek = async (target: Target) => {
    const sought = soughtOf(target);
    let found: RemoteElement | null = null;
    await until(
      async () => {
        found = (await run(findInPage, sought)) as unknown as RemoteElement | null;
        return found !== null;
      },
      () => `Nothing fits ${JSON.stringify(target)} ${String(target.name)}.`,
    );
    return found!;
  };
  const find = async (target: Target) => `/element/${(await seek(target))[elementKey]}`;
  const act = (actions: readonly object[]) =>
    session.post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const focused = async () => (await session.get<RemoteElement>('/element/active'))[elementKey];
  return {
    address: site,
    run,
    open: async (path) => void (await session.post('/url', { url: site + path })),
    back: async () => void (await session.post('/back')),
    has: async (target) => (await run(findInPage, soughtOf(target))) !== null,
    async click(target) {
      // The driver aims once, whatever moves or lies above. People wait until the page is still, and go to what is covered.
      const sought = soughtOf(target);
      let before = '';
      await until(
        async () => {
          const place = await run(placeInPage, (await seek(target)) as unknown as Element);
          const isStill = place !== null && place === before;
          before = place ?? '';
          return isStill;
        },
        () => `Nothing can be clicked that fits ${JSON.stringify(sought)}.`,
      );
      await session.post(`${await find(target)}/click`);
    },
    focus: async (target) =>
      run((element) => (element as unknown as HTMLElement).focus(), await seek(target)),
    // This driver leaves out line ends, but presses keys.
    type: async (typed) =>
      void (await session.post(`/element/${await focused()}/value`, {
        text: typed.replaceAll('\n', keys['Enter']!),
      })),
    async press(name) {
      const values = name.split('+').map((key) => keys[key] ?? key);
      await act([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    choose: async (target, files) =>
      void (await session.post(`${await find(target)}/value`, { text: files.join('\n') })),
    async resize(width, height) {
      // The window has a frame; what it leaves is known once it stands.
      await session.post('/window/rect', { x: 0, y: 0, width, height });
      const inside = await run(() => ({ width: innerWidth, height: innerHeight }));
      await session.post('/window/rect', {
        width: 2 * width - inside.width,
        height: 2 * height - inside.height,
      });
    },
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    close: async () => void (await session.end()),
  };
}

/** Asks again and again; tells what is missing when it takes too long. */
async function until(isTrue: () => Promise<boolean>, complaint: () => string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(complaint());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function ended(program: ChildProcess): Promise<void> {
  const gone = once(program, 'close');
  if (program.kill()) await gone;
}
