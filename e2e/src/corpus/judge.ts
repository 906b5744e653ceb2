import type { Page } from '@playwright/test';

import { installLines, type Overlap } from './in-page-lines.ts';
import type { Kind, Look } from './in-page.ts';
import { installLook } from './in-page.ts';
import { seenIn, type Seen } from './pixels.ts';
import type { Tab } from './tab.ts';

const least = 4.5;
const look = (page: Tab) => ({
  call: <Name extends keyof Look>(name: Name, ...given: Parameters<Look[Name]>) =>
    page.run(
      (method, args) =>
        (globalThis as unknown as { look: Record<string, (...all: unknown[]) => unknown> }).look[
          method
        ]!(...args),
      name,
      given,
    ) as Promise<ReturnType<Look[Name]>>,
});

export const frames = (page: Tab, count: number) =>
  page.run(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Gives the settings to the menu, as another tab would, and waits until the page has taken them. */
export async function adapt(page: Tab, settings: object): Promise<void> {
  await page.run((part) => {
    const newValue = JSON.stringify({ language: 'en', ...part });
    sessionStorage.setItem('accessibilik', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
  }, settings);
  await frames(page, 6);
  await page.run(async () => void (await document.fonts.ready));
  // Large pages are judged in steps, a few hundred elements a frame.
  let before = -1;
  for (;;) {
    const marks = await page.run(
      () =>
        document.querySelectorAll('[data-accessibilik-asis]').length +
        document.documentElement.outerHTML.length,
    );
    if (marks === before) break;
    before = marks;
    await frames(page, 8);
  }
  await page.run(() => {
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime === Infinity) moving.cancel();
      else moving.finish();
  });
}

const noLetters =
  '*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; } svg text { fill: transparent !important; }';
/** A picture without letters. */
async function bareShot(page: Tab): Promise<Buffer> {
  await page.run((rules) => {
    const style = Object.assign(document.createElement('style'), { textContent: rules });
    style.id = 'no-letters';
    document.head.append(style);
  }, noLetters);
  const bare = await page.screenshot();
  await page.run(() => document.querySelector('#no-letters')!.remove());
  return bare;
}

type Cuttable = Parameters<Look['uncut']>[0];

export interface Shown {
  readonly names: Record<Kind, readonly string[]>;
  readonly seen: Record<'texts' | 'pictures' | 'areas', readonly (Seen | undefined)[]>;
  readonly pressed: readonly number[];
  readonly uncut: Record<Cuttable, readonly number[]>;
  readonly covered: Record<Cuttable, readonly number[]>;
  readonly faces: readonly string[];
  readonly told: readonly boolean[];
  readonly overlaps: readonly Overlap[];
}

/** Whether what was seen is not. A line may break elsewhere, so its letters are counted by its area. */
const isGone: Record<keyof Shown['seen'], (was?: Seen, now?: Seen) => boolean> = {
  texts: (was, now) =>
    was !== undefined &&
    was.dots >= 12 &&
    (!now || now.dots / now.area < (was.dots / was.area) * 0.25),
  pictures: (was, now) =>
    was !== undefined && was.varies >= 0.01 && (!now || now.varies < was.varies * 0.2),
  areas: (was, now) => was !== undefined && was.edge >= 24 && (!now || now.edge < 20),
};

const kinds = ['texts', 'pictures', 'areas'] as const;
async function boxesOf(page: Tab, left: Record<(typeof kinds)[number], readonly number[]>) {
  const { call } = look(page);
  const [texts, pictures, areas] = [
    await call('boxes', 'texts', left.texts),
    await call('boxes', 'pictures', left.pictures),
    await call('boxes', 'areas', left.areas),
  ];
  return { texts, pictures, areas };
}

/** Of two looks at a thing, the one that shows more of it counts. */
const shows = { texts: 'dots', pictures: 'varies', areas: 'edge' } as const;

async function pictured(
  page: Tab,
  meter: Page,
  names: Shown['names'],
  first?: Shown['seen'],
): Promise<Shown['seen']> {
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
  /** What has been looked at whole. */
  const whole = { texts: new Set(), pictures: new Set(), areas: new Set() };
  const { call } = look(page);
  const [wide, high] = await page.run(() => [innerWidth, innerHeight] as const);
  await call('home');
  for (let step = 0; step < 6; step += 1) {
    const boxes = await boxesOf(page, left);
    let [lettered, bare] = [await page.screenshot(), await bareShot(page)];
    // A chart or a picture may still take its size: what has moved between two pictures is no letter.
    for (let again = 0; again < 5; again += 1) {
      const now = await boxesOf(page, left);
      if (JSON.stringify(now) === JSON.stringify(boxes)) break;
      Object.assign(boxes, now);
      [lettered, bare] = [await page.screenshot(), await bareShot(page)];
    }
    for (const kind of kinds) {
      const found = await seenIn(meter, lettered, kind === 'texts' ? bare : null, boxes[kind]);
      for (const one of found) {
        // What is half out of the window is looked at again at the next step.
        const { x, y, width, height, isAlone } = boxes[kind].find(({ at }) => at === one.at)!;
        const isAcross = x >= 0 && x + Math.min(width, 200) <= wide;
        const isWhole = isAlone && isAcross && y >= 0 && y + Math.min(height, 200) <= high;
        const was = seen[kind][one.at];
        const isMore = !was || one[shows[kind]] > was[shows[kind]];
        if (isWhole === whole[kind].has(one.at) ? isMore : isWhole) seen[kind][one.at] = one;
        if (isWhole) whole[kind].add(one.at);
        // What lies under a strip at the edge of the window may come forth when the page is scrolled.
        const isCovered = isGone[kind](first?.[kind][one.at], seen[kind][one.at]);
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
  // What a box has scrolled out is brought into the window, with what stands beside it.
  for (const kind of kinds) {
    const isLost = (at: number) =>
      !whole[kind].has(at) && isGone[kind](first?.[kind][at], seen[kind][at]);
    let looks = 0;
    for (const at of names[kind].keys()) {
      if (!isLost(at)) continue;
      await call('show', kind, at, 'center');
      await frames(page, 2);
      looks += 1;
      const beside = looks > 40 ? [at] : [...names[kind].keys()].filter(isLost);
      const boxes = await call('boxes', kind, beside);
      if (boxes.length === 0) continue;
      // A page may be long: of many, what can be brought there counts as seen.
      if (looks > 40) {
        if (boxes[0]!.isAlone) seen[kind][at] = first?.[kind][at];
        continue;
      }
      const [lettered, bare] = [await page.screenshot(), await bareShot(page)];
      for (const one of await seenIn(meter, lettered, kind === 'texts' ? bare : null, boxes)) {
        const was = seen[kind][one.at];
        if (!was || one[shows[kind]] > was[shows[kind]]) seen[kind][one.at] = one;
      }
    }
  }
  await call('home');
  return seen;
}

const ofEach = async <T>(ask: (kind: Cuttable) => Promise<T>) => ({
  texts: await ask('texts'),
  pictures: await ask('pictures'),
  areas: await ask('areas'),
  controls: await ask('controls'),
});

/** What the page shows now of what it showed at first. */
export async function shownNow(page: Tab, meter: Page, first?: Shown): Promise<Shown> {
  if (!first) {
    await page.run(installLines);
    await page.run(installLook);
  }
  const { call } = look(page);
  const names = first?.names ?? (await call('remember'));
  const seen = await pictured(page, meter, names, first?.seen);
  const [faces, told] = [await call('faces'), await call('told')];
  const overlaps = await call('overlaps');
  const uncut = await ofEach((kind) => call('uncut', kind));
  const covered = await ofEach((kind) => call('covered', kind));
  const pressed = await call('pressed');
  await call('home');
  return { names, seen, faces, told, overlaps, uncut, covered, pressed };
}

/** What `after` hides or falsifies of `before`: a sentence for each. */
export function harm(before: Shown, after: Shown, { hidesImages = false } = {}): readonly string[] {
  const { names } = before;
  /** A box whose size the page has fixed cuts off what has grown, or lets it reach over what is beside it. */
  const gone = (kind: Cuttable, at: number, otherwise: string) => {
    if (after.uncut[kind][at]! < Math.min(0.6, before.uncut[kind][at]! * 0.8)) return 'cut off';
    return after.covered[kind][at]! > before.covered[kind][at]! ? 'covered' : otherwise;
  };
  const found: string[] = [];
  for (const [at, was] of before.seen.texts.entries()) {
    // Of what the page itself cuts off, nobody reads the rest.
    if (!was || was.dots < 12 || before.uncut.texts[at]! < 0.5) continue;
    const now = after.seen.texts[at];
    const name = `“${names.texts[at]}”`;
    if (!now || isGone.texts(was, now))
      found.push(`text ${gone('texts', at, 'hidden')}: ${name} (${was.dots} → ${now?.dots ?? 0})`);
    // The thin strokes of a sign alone vary with where they fall between the pixels.
    else if (
      /[\p{L}\p{N}]/u.test(names.texts[at]!) &&
      now.contrast < Math.min(least, was.contrast) * 0.88
    )
      found.push(`text paler: ${name} (${was.contrast.toFixed(1)} → ${now.contrast.toFixed(1)})`);
  }
  if (!hidesImages)
    for (const [at, was] of before.seen.pictures.entries()) {
      if (isGone.pictures(was, after.seen.pictures[at]))
        found.push(`picture ${gone('pictures', at, 'hidden')}: ${names.pictures[at]}`);
    }
  for (const [at, was] of before.seen.areas.entries()) {
    const now = after.seen.areas[at];
    if (isGone.areas(was, now))
      found.push(
        `area ${gone('areas', at, 'lost')}: ${names.areas[at]} (${was!.edge} → ${now?.edge ?? 0})`,
      );
  }
  for (const [at, was] of before.pressed.entries())
    if (was > after.pressed[at]!)
      found.push(`control ${gone('controls', at, 'covered')}: ${names.controls[at]}`);
  for (const [at, was] of before.faces.entries())
    if (was !== after.faces[at])
      found.push(`face changed: ${names.faces[at]} (${was} → ${after.faces[at]})`);
  for (const [at, was] of before.told.entries())
    if (was && !after.told[at]) found.push(`state lost: ${names.states[at]}`);
  const overlapped = new Set(before.overlaps.map(({ pair }) => pair));
  for (const { pair, isOver } of after.overlaps)
    if (!overlapped.has(pair)) found.push(`lines ${isOver ? 'reach over' : 'overlap'}: ${pair}`);
  return found;
}
