/* oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page, away from this file */

/** One stop of the Tab key. */
export interface Stop {
  readonly name: string;
  /** Place in the document, counting all elements, shadow roots included where they hang; -1 for what has gone. */
  readonly place: number;
  readonly faults: readonly string[];
}

/** What the page tells of a walk; `walk` in keyboard-walk.ts puts it there as `globalThis.walk`. */
export interface Watch {
  readonly isOver: () => boolean;
  readonly stops: () => Promise<readonly Stop[]>;
}

/**
 * In the page: follows the focus through a walk and looks at each stop, in the handlers of the keys
 * themselves, so that keys can be sent without a question between them.
 */
export const watchFocus = () => {
  const deepest = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body || active === document.documentElement ? null : active;
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
  // Colours may fade in; what counts is how it looks then.
  const settle = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  };
  const frame = () => new Promise(requestAnimationFrame);

  interface Seen {
    readonly name: string;
    readonly faults: string[];
    look: string;
  }
  const seen = new Map<Element, Seen>();
  const unmarked = new Set<Element>();
  let last: Element | null = null;
  let isOver = false;

  const handlers = new AbortController();
  const listening = { capture: true, signal: handlers.signal };
  addEventListener(
    'keydown',
    (event) => {
      // Keys that were sent too many; the focus stays where the walk has ended.
      if (isOver) return event.preventDefault();
      settle();
      if (last) seen.get(last)!.look = lookOf(last);
    },
    listening,
  );
  addEventListener(
    'keyup',
    () => {
      if (isOver) return;
      settle();
      if (last && lookOf(last) === seen.get(last)!.look) unmarked.add(last);
      const active = deepest();
      // Day, month and year of a date are stops of one element.
      if (active === last && active?.matches('input[type=date]')) return;
      last = active;
      isOver = last === null || seen.has(last);
      if (!last || isOver) return;
      const faults = isUncovered(last) ? [] : ['is covered or off the screen'];
      if ((last as HTMLElement).tabIndex > 0) faults.push('has a positive tabindex');
      seen.set(last, { name: nameOf(last), faults, look: '' });
    },
    listening,
  );

  /** An editor marks itself a moment after the focus has come, and is marked a moment longer than it has it. */
  const isMarkedInTime = async (element: HTMLElement) => {
    element.blur();
    for (let frames = 0; frames < 10; frames += 1) await frame();
    settle();
    const without = lookOf(element);
    element.focus({ preventScroll: true, focusVisible: true });
    for (let frames = 0; frames < 60; frames += 1) {
      settle();
      if (lookOf(element) !== without) return true;
      await frame();
    }
    return false;
  };
  const places = () => {
    const found = new Map<Element, number>();
    const visit = (node: Element) => {
      found.set(node, found.size);
      for (const child of node.shadowRoot?.children ?? []) visit(child);
      for (const child of node.children) visit(child);
    };
    visit(document.documentElement);
    return found;
  };
  const walk: Watch = {
    isOver: () => isOver,
    stops: async () => {
      handlers.abort();
      const focused = deepest() as HTMLElement | null;
      for (const element of unmarked)
        if (element.isConnected && !(await isMarkedInTime(element as HTMLElement)))
          seen.get(element)!.faults.push('looks the same without the focus');
      if (unmarked.size > 0) focused?.focus({ preventScroll: true });
      const placeOf = places();
      return [...seen].map(([element, { name, faults }]) => ({
        name,
        place: placeOf.get(element) ?? -1,
        faults,
      }));
    },
  };
  Object.assign(globalThis, { walk });
};
