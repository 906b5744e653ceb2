import type { Page } from '@playwright/test';

import type { Box, Kind, Look } from './in-page.ts';
import { installLook } from './in-page.ts';
import { seenIn, type Seen } from './pixels.ts';

const least = 4.5;
const look = (page: Page) => ({
  call: <Name extends keyof Look>(name: Name, ...given: Parameters<Look[Name]>) =>
    page.evaluate(
      ([method, args]) =>
        (globalThis as unknown as { look: Record<string, (...all: unknown[]) => unknown> }).look[
          method
        ]!(...args),
      [name, given] as [string, unknown[]],
    ) as Promise<ReturnType<Look[Name]>>,
});

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Gives the settings to the menu, as another tab would, and waits until the page has taken them. */
export async function adapt(page: Page, settings: object): Promise<void> {
  await page.evaluate((part) => {
    const newValue = JSON.stringify({ language: 'en', ...part });
    sessionStorage.setItem('accessibilik', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
  }, settings);
  await frames(page, 6);
  await page.evaluate(() => document.fonts.ready);
  // Large pages are judged in steps, a few hundred elements a frame.
  let before = -1;
  for (;;) {
    const marks = await page.evaluate(
      () =>
        document.querySelectorAll('[data-accessibilik-asis]').length +
        document.documentElement.outerHTML.length,
    );
    if (marks === before) break;
    before = marks;
    await frames(page, 8);
  }
}

const noLetters =
  '*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; } svg text { fill: transparent !important; }';
const shot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

export interface Shown {
  readonly names: Record<Kind, readonly string[]>;
  readonly seen: Record<'texts' | 'pictures' | 'areas', readonly (Seen | undefined)[]>;
  readonly pressed: readonly boolean[];
  readonly faces: readonly string[];
  readonly told: readonly boolean[];
  readonly overlaps: readonly string[];
}

/** Whether letters that were seen are not. A line may break elsewhere, so they are counted by its area. */
const isGone = (was: Seen | undefined, now: Seen | undefined) =>
  was !== undefined &&
  was.dots >= 12 &&
  (!now || now.dots / now.area < (was.dots / was.area) * 0.25);

async function pictured(
  page: Page,
  meter: Page,
  names: Shown['names'],
  first?: Shown['seen'],
): Promise<Shown['seen']> {
  const kinds = ['texts', 'pictures', 'areas'] as const;
  const seen: Record<(typeof kinds)[number], (Seen | undefined)[]> = {
    texts: [],
    pictures: [],
    areas: [],
  };
  const left = {
    texts: [...names.texts.keys()],
    pictures: [...names.pictures.keys()],
    areas: [...names.areas.keys()],
  };
  const { call } = look(page);
  await call('home');
  for (let step = 0; step < 6; step += 1) {
    const boxes = {} as Record<(typeof kinds)[number], readonly Box[]>;
    for (const kind of kinds) boxes[kind] = await call('boxes', kind, left[kind]);
    const whole = await shot(page);
    const tag = await page.addStyleTag({ content: noLetters });
    const bare = await shot(page);
    await tag.evaluate((style) => style.parentNode?.removeChild(style));
    for (const kind of kinds) {
      const found = await seenIn(meter, whole, kind === 'texts' ? bare : null, boxes[kind]);
      for (const one of found) {
        // What is half out of the window is looked at again at the next step.
        const { y, height } = boxes[kind].find(({ at }) => at === one.at)!;
        const isWhole = y >= 0 && y + Math.min(height, 200) <= 1600;
        const was = seen[kind][one.at];
        if (!was || one.dots > was.dots || one.varies > was.varies || one.edge > was.edge)
          seen[kind][one.at] = one;
        // What lies under a strip at the edge of the window may come forth when the page is scrolled.
        const isCovered = kind === 'texts' && isGone(first?.texts[one.at], seen.texts[one.at]);
        if ((isWhole && !isCovered) || step > 3)
          left[kind] = left[kind].filter((at) => at !== one.at);
      }
    }
    const kind = kinds.find((each) => left[each].length > 0);
    if (!kind) break;
    // A bar that stays at the top of a page may lie over what is scrolled there.
    await call('show', kind, left[kind][0]!, step > 0 ? 'center' : 'start');
    await frames(page, 2);
    const next = await call('boxes', kind, [left[kind][0]!]);
    if (next.length === 0) left[kind] = left[kind].slice(1);
  }
  // Of what is left, what can be brought into the window counts as seen; a page may be long.
  for (const kind of kinds)
    for (const at of left[kind]) {
      await call('show', kind, at, 'start');
      if ((await call('boxes', kind, [at])).length > 0) seen[kind][at] ??= first?.[kind][at];
    }
  await call('home');
  return seen;
}

/** What the page shows now of what it showed at first. */
export async function shownNow(page: Page, meter: Page, first?: Shown): Promise<Shown> {
  if (!first) await page.evaluate(installLook);
  const { call } = look(page);
  const names = first?.names ?? (await call('remember'));
  const seen = await pictured(page, meter, names, first?.seen);
  const [faces, told] = [await call('faces'), await call('told')];
  const overlaps = await call('overlaps');
  const pressed = await call('pressed');
  await call('home');
  return { names, seen, faces, told, overlaps, pressed };
}

/** What `after` hides or falsifies of `before`: a sentence for each. */
export function harm(before: Shown, after: Shown, { hidesImages = false } = {}): readonly string[] {
  const { names } = before;
  const found: string[] = [];
  for (const [at, was] of before.seen.texts.entries()) {
    if (!was || was.dots < 12) continue;
    const now = after.seen.texts[at];
    const name = `“${names.texts[at]}”`;
    if (!now || isGone(was, now))
      found.push(`text hidden: ${name} (${was.dots} → ${now?.dots ?? 0})`);
    // The thin strokes of a sign alone vary with where they fall between the pixels.
    else if (now.contrast < Math.min(least, was.contrast) * (was.dots < 60 ? 0.75 : 0.88))
      found.push(`text paler: ${name} (${was.contrast.toFixed(1)} → ${now.contrast.toFixed(1)})`);
  }
  if (!hidesImages)
    for (const [at, was] of before.seen.pictures.entries()) {
      if (!was || was.varies < 0.01) continue;
      const now = after.seen.pictures[at];
      if (!now || now.varies < was.varies * 0.2)
        found.push(`picture hidden: ${names.pictures[at]}`);
    }
  for (const [at, was] of before.seen.areas.entries()) {
    if (!was || was.edge < 24) continue;
    const now = after.seen.areas[at];
    if (!now || now.edge < 20)
      found.push(`area lost: ${names.areas[at]} (${was.edge} → ${now?.edge ?? 0})`);
  }
  for (const [at, was] of before.pressed.entries())
    if (was && !after.pressed[at]) found.push(`control covered: ${names.controls[at]}`);
  for (const [at, was] of before.faces.entries())
    if (was !== after.faces[at])
      found.push(`face changed: ${names.faces[at]} (${was} → ${after.faces[at]})`);
  for (const [at, was] of before.told.entries())
    if (was && !after.told[at]) found.push(`state lost: ${names.states[at]}`);
  for (const pair of after.overlaps)
    if (!before.overlaps.includes(pair)) found.push(`lines overlap: ${pair}`);
  return found;
}
