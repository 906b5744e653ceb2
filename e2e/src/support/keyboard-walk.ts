import type { Page } from '@playwright/test';

import { watchFocus, type Stop } from './keyboard-watch.ts';

const longest = 400;
/** So many keys are sent before the page is asked if the walk is over. */
const stretch = 12;

/** Presses Tab from the top of the page to its end (or from the end to the top) and tells each stop; the walk ends at the first stop come to again. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly Stop[]> {
  await page.evaluate(watchFocus);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  // Playwright waits for each key to come back; the browser keeps the order by itself.
  const keyboard = await page.context().newCDPSession(page);
  const tab = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Tab' ? 0 : 8,
  };
  const isOver = () => page.evaluate<boolean>('walk.isOver()');
  for (let pressed = 0; pressed < longest && !(await isOver()); pressed += stretch)
    await Promise.all(
      Array.from({ length: stretch }, () => [
        keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
      ]).flat(),
    );
  await keyboard.detach();
  return page.evaluate<readonly Stop[]>('walk.stops()');
}

/** The stops of a ring, where a walk begins wherever the focus had been, from the first in the document. */
export function fromTop(stops: readonly Stop[]): readonly Stop[] {
  const top = stops.findIndex(({ place }) => stops.every((other) => other.place >= place));
  return [...stops.slice(top), ...stops.slice(0, top)];
}

/** What is wrong with a walk, as sentences; nothing for a good one. */
export const faultsOf = (stops: readonly Stop[]): readonly string[] => [
  ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
  ...stops
    .filter(({ place }, index) => place >= 0 && place < (stops[index - 1]?.place ?? 0))
    .map(({ name }) => `${name} comes after what stands behind it`),
];
