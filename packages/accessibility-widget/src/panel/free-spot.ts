const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=link]';
/** Pixels between the spots tried. */
const step = 4;

const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/u.test(getComputedStyle(element).position) || isStuck(element.parentElement));

/**
 * Boxes of page controls that cannot be scrolled away from an edge: those in fixed or sticky bars, and the others as
 * they stand when the page is scrolled to that edge.
 */
function boxesAt(isTop: boolean): readonly DOMRect[] {
  const rest = isTop ? scrollY : scrollY + innerHeight - document.documentElement.scrollHeight;
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (!(control.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true))
      return [];
    const { x, y, width, height } = control.getBoundingClientRect();
    const isNear = (top: number) => top < innerHeight && top + height > 0;
    if (!isNear(y) && !isNear(y + rest)) return [];
    return new DOMRect(x, y + (isStuck(control) ? 0 : rest), width, height);
  });
}

/**
 * How far the button moves from its corner, vertically or else sideways, to the nearest spot where it covers no
 * control for good. `[0, 0]` if its quarter of the screen has no such spot.
 */
export function freeSpot(launcher: Element, isTop: boolean): readonly [number, number] {
  const { left, right, top, bottom } = launcher.getBoundingClientRect();
  const isLeft = left + right < innerWidth;
  const boxes = boxesAt(isTop);
  const isFree = (down: number, aside: number) => {
    const [x, y] = [isLeft ? aside : -aside, isTop ? down : -down];
    return boxes.every(
      (box) =>
        box.right <= left + x ||
        box.left >= right + x ||
        box.bottom <= top + y ||
        box.top >= bottom + y,
    );
  };
  for (let by = 0; by < Math.max(innerHeight, innerWidth) / 2; by += step) {
    if (by < innerHeight / 2 && isFree(by, 0)) return [by, 0];
    if (by < innerWidth / 2 && isFree(0, by)) return [0, by];
  }
  return [0, 0];
}
