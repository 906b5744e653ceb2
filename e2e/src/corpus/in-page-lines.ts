// oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page, as one function
export interface Overlap {
  readonly pair: string;
  /** Whether one of the two reaches out of a box around it. */
  readonly isOver: boolean;
}

export interface Lines {
  linesOf(text: Text): DOMRect[];
  /** Scrolls sideways what scrolls around a text, so that its first line begins in it. */
  bring(text: Text): void;
  /** Words for screen readers only, in a box of one pixel or with a `clip` of none. */
  isClipped(element: Element | null): boolean;
  /** The share of a thing that no box around it cuts off; with `scrolled`, nor has scrolled out. */
  uncut(thing: Text | Element, scrolled?: boolean): number;
  /** Over how many of five points of a thing something else lies: its middle and near its edges. */
  covered(thing: Text | Element): number;
  overlaps(texts: readonly Text[]): readonly Overlap[];
}

/** Lines of text and the boxes around them. Runs in the page, away from this file: everything it uses is inside. */
export function installLines(): void {
  const linesOf = (text: Text): DOMRect[] => {
    const range = text.ownerDocument.createRange();
    const { data } = text;
    // Spaces around a sign grow with the space between words, the sign does not. A stop alone in a line has few dots.
    const found = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(data) ?? /\S(?:.*\S)?/su.exec(data);
    range.setStart(text, found?.index ?? 0);
    range.setEnd(text, found ? found.index + found[0].length : 0);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const around = (from: Element | null): Element[] =>
    from ? [from, ...around(from.parentElement)] : [];
  const isRoot = (element: Element) =>
    element === document.body || element === document.documentElement;
  const isStuck = (element: Element) =>
    around(element).some((one) => /fixed|sticky|absolute/u.test(getComputedStyle(one).position));
  /** Where what is in an element can be seen, by what scrolls or cuts it off: left, right, top, bottom. */
  const windowOf = (element: Element) => {
    const boxes = around(element)
      .filter((one) => !isRoot(one) && getComputedStyle(one).overflow !== 'visible')
      .map((one) => one.getBoundingClientRect());
    return {
      left: Math.max(-1e6, ...boxes.map(({ left }) => left)),
      right: Math.min(1e6, ...boxes.map(({ right }) => right)),
      top: Math.max(-1e6, ...boxes.map(({ top }) => top)),
      bottom: Math.min(1e6, ...boxes.map(({ bottom }) => bottom)),
    };
  };
  const isOut = (line: { left: number; right: number; top: number; bottom: number }, of: Element) =>
    around(of).some((one) => {
      if (isRoot(one) || /^(?:inline|contents)$/u.test(getComputedStyle(one).display)) return false;
      const box = one.getBoundingClientRect();
      return (
        line.top < box.top - 2 ||
        line.bottom > box.bottom + 2 ||
        line.left < box.left - 2 ||
        line.right > box.right + 2
      );
    });

  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    const { clip, display, overflow } = getComputedStyle(element);
    const isTiny =
      overflow !== 'visible' &&
      Math.min(element.clientWidth, element.clientHeight) <= 1 &&
      display !== 'inline';
    return isTiny || /^rect\((\d+px), \1, \1, \1\)/u.test(clip) || isClipped(element.parentElement);
  };

  const lines: Lines = {
    linesOf,
    isClipped,
    bring(text) {
      for (const one of around(text.parentElement)) {
        if (isRoot(one) || !/auto|scroll/u.test(getComputedStyle(one).overflowX)) continue;
        const [line, { left, right }] = [linesOf(text)[0], one.getBoundingClientRect()];
        if (line && (line.left < left || line.left >= right)) one.scrollLeft += line.left - left;
      }
    },
    uncut(thing, scrolled = false) {
      const cuts = scrolled ? /hidden|clip|auto|scroll/u : /hidden|clip/u;
      const element = thing instanceof Element ? thing : thing.parentElement;
      const box = thing instanceof Element ? thing.getBoundingClientRect() : linesOf(thing)[0];
      if (!element || !box || box.width * box.height === 0) return 0;
      let { left, right, top, bottom } = box;
      for (const one of around(element)) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (one === thing || (isRoot(one) && overflowX === 'visible')) continue;
        const edge = one.getBoundingClientRect();
        // Without its scroll bars.
        const [x, y] = [edge.left + one.clientLeft, edge.top + one.clientTop];
        if (cuts.test(overflowX))
          [left, right] = [Math.max(left, x), Math.min(right, x + one.clientWidth)];
        if (cuts.test(overflowY))
          [top, bottom] = [Math.max(top, y), Math.min(bottom, y + one.clientHeight)];
      }
      // Nothing can be scrolled to above a page, or before the side where it begins.
      top = Math.max(top, -scrollY);
      const { documentElement: root } = document;
      if (getComputedStyle(root).direction === 'rtl')
        right = Math.min(right, root.clientWidth - scrollX);
      else left = Math.max(left, -scrollX);
      const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
      return seen / (box.width * box.height);
    },
    covered(thing) {
      const element = thing instanceof Element ? thing : thing.parentElement;
      const box = thing instanceof Element ? thing.getBoundingClientRect() : linesOf(thing)[0];
      if (!element || !box) return 0;
      const root = element.getRootNode() as Document | ShadowRoot;
      const points = [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
      ] as const;
      return points.filter(([across, down]) => {
        const hit = root.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
        return hit !== null && !element.contains(hit) && !hit.contains(element);
      }).length;
    },
    overlaps(texts) {
      const all = texts.flatMap((text, at) => {
        const element = text.parentElement;
        if (!element || isStuck(element)) return [];
        if (element.closest('svg, math, .katex, mjx-container, .CodeMirror, .cm-editor')) return [];
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const within = windowOf(element);
        return linesOf(text).flatMap((line, row) => {
          const middle = line.y + line.height / 2;
          if (middle < within.top || middle > within.bottom) return [];
          const [top, bottom] = [middle - size * 0.36, middle + size * 0.36];
          const left = Math.max(line.left, within.left);
          const right = Math.min(line.right, within.right);
          return { at, row, element, left, right, top, bottom };
        });
      });
      const name = (at: number) => texts[at]!.textContent.trim().slice(0, 20);
      const found = new Map<string, Overlap>();
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1, index + 60)) {
          if (one.at === other.at && one.row === other.row) continue;
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          const least = Math.min(one.bottom - one.top, other.bottom - other.top);
          const isSameRow = Math.abs(one.top - other.top) < 1;
          if (across <= 4 || down <= least * 0.2 || isSameRow) continue;
          const pair = `${name(one.at)} / ${name(other.at)}`;
          found.set(pair, { pair, isOver: isOut(one, one.element) || isOut(other, other.element) });
        }
      return [...found.values()];
    },
  };
  (globalThis as unknown as { lines: Lines }).lines = lines;
}
