/* oxlint-disable unicorn/consistent-function-scoping -- the watcher runs in the page, away from this file */
import type { Page } from '@playwright/test';

/** One stop of the Tab key. */
export interface Stop {
  readonly name: string;
  /** Place in the document, counting all elements, shadow roots included where they hang. */
  readonly place: number;
  readonly faults: readonly string[];
}

interface Seen {
  readonly wasMarked: boolean;
  readonly stop: Stop | null;
}

const longest = 400;

/**
 * In the page: where the focus is, whether it can be seen, and what the element looks like, so that
 * the look without the focus can be compared with it.
 */
const watcher = () => {
  const deepest = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const parentOf = (element: Element) =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const looks = ['outline', 'box-shadow', 'border-color', 'background-color', 'text-decoration'];
  const lookOf = (element: Element) => {
    const found: string[] = [];
    let at: Element | null = element;
    for (let depth = 0; at && depth < 6; depth += 1, at = parentOf(at)) {
      const style = getComputedStyle(at);
      found.push(...looks.map((look) => style.getPropertyValue(look)));
    }
    // A hidden field shows its focus on the label or picture beside it.
    for (const label of (element as HTMLInputElement).labels ?? [])
      for (const part of [label, ...label.querySelectorAll('*')])
        found.push(...looks.map((look) => getComputedStyle(part).getPropertyValue(look)));
    return found.join('|');
  };
  const drawn = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const box = element.getBoundingClientRect();
    return box.width < 5 && label ? label : element;
  };
  const placeOf = (element: Element) => {
    let place = 0;
    let found = -1;
    const visit = (node: Element) => {
      place += 1;
      if (node === element) found = place;
      for (const child of node.shadowRoot?.children ?? []) visit(child);
      for (const child of node.children) visit(child);
    };
    visit(document.documentElement);
    return found;
  };
  const isUncovered = (element: Element) => {
    const { left, top, right, bottom } = drawn(element).getBoundingClientRect();
    const inside = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.15, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return inside.some(([x, y]) => {
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot) {
        const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      return hit !== null && (drawn(element).contains(hit) || hit.contains(drawn(element)));
    });
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    )
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, 40)}"`;
  let last: { element: Element; look: string } | null = null;
  // Colours may fade in; what counts is how it looks then.
  const settle = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  };
  // An editor marks itself a moment after the focus has come: its look is taken when the next key goes down.
  const leave = () => {
    settle();
    if (last) last.look = lookOf(last.element);
  };
  addEventListener('keydown', leave, { capture: true });
  Object.assign(globalThis, {
    walk: {
      /** This stop, and whether the stop before it looked different while it had the focus. */
      look: async () => {
        await new Promise(requestAnimationFrame);
        settle();
        const wasMarked = last === null || lookOf(last.element) !== last.look;
        const element = deepest();
        if (!element || element === document.body || element === document.documentElement)
          return { wasMarked, stop: null };
        last = { element, look: lookOf(element) };
        const faults = isUncovered(element) ? [] : ['is covered or off the screen'];
        if ((element as HTMLElement).tabIndex > 0) faults.push('has a positive tabindex');
        return { wasMarked, stop: { name: nameOf(element), place: placeOf(element), faults } };
      },
    },
  });
};

/** Presses Tab from the top of the page to its end (or from the end to the top) and tells each stop; the walk ends at the first stop come to again. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly Stop[]> {
  await page.evaluate(watcher);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  const stops: Stop[] = [];
  const unmarked: string[] = [];
  while (stops.length < longest) {
    await page.keyboard.press(key);
    const { wasMarked, stop } = await page.evaluate<Seen>('walk.look()');
    const before = stops.at(-1);
    if (before && !wasMarked) unmarked.push(before.name);
    if (stop === null || stops.some(({ place }) => place === stop.place)) break;
    stops.push(stop);
  }
  return stops.map(({ name, place, faults }) => ({
    name,
    place,
    faults: unmarked.includes(name) ? [...faults, 'looks the same without the focus'] : faults,
  }));
}

/** What is wrong with a walk, as sentences; nothing for a good one. */
export const faultsOf = (stops: readonly Stop[]): readonly string[] => [
  ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
  ...stops
    .filter(({ place }, index) => place < (stops[index - 1]?.place ?? 0))
    .map(({ name }) => `${name} comes after what stands behind it`),
];
