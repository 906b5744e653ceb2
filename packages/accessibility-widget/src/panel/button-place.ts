import { freeSpot } from './free-spot.ts';

export type Corner = `${'top' | 'bottom'}-${'start' | 'end'}`;
const corners: readonly Corner[] = ['bottom-end', 'bottom-start', 'top-start', 'top-end'];

export const nextCorner = (at: string): Corner =>
  corners[(Math.max(0, corners.indexOf(at as Corner)) + 1) % corners.length]!;

/** Pixels after which a press is a drag. */
const slack = 8;

export const buttonPlace = (
  at: string,
  [block, inline]: readonly [number, number] = [0, 0],
): readonly (readonly [string, string])[] =>
  corners.includes(at as Corner)
    ? [
        ['position', 'fixed'],
        ['inset-block', at.startsWith('top') ? `${20 + block}px auto` : `auto ${20 + block}px`],
        ['inset-inline', at.endsWith('start') ? `${20 + inline}px auto` : `auto ${20 + inline}px`],
      ]
    : [];

export function putButton(launcher: HTMLElement, at: string): () => void {
  const put = (place: ReturnType<typeof buttonPlace>) => {
    for (const [name, value] of place) launcher.style.setProperty(name, value);
  };
  const stand = () => {
    put(buttonPlace(at));
    put(buttonPlace(at, freeSpot(launcher, at.startsWith('top'))));
  };
  stand();
  const moments = ['load', 'resize'];
  for (const moment of moments) addEventListener(moment, stand);
  return () => {
    for (const moment of moments) removeEventListener(moment, stand);
    for (const [name] of buttonPlace(at)) launcher.style.removeProperty(name);
  };
}

function cornerAt(x: number, y: number, launcher: HTMLElement): Corner {
  const isRight = x > window.innerWidth / 2;
  const isEnd = isRight !== (getComputedStyle(launcher).direction === 'rtl');
  return `${y > window.innerHeight / 2 ? 'bottom' : 'top'}-${isEnd ? 'end' : 'start'}`;
}

export function letButtonMove(launcher: HTMLElement, onMove: (corner: Corner) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: { x: number; y: number } | null = null;
  let isDragged = false;
  launcher.style.setProperty('touch-action', 'none');
  launcher.addEventListener(
    'pointerdown',
    ({ clientX, clientY, pointerId, isPrimary }) => {
      if (!isPrimary) return;
      from = { x: clientX, y: clientY };
      isDragged = false;
      launcher.setPointerCapture(pointerId);
    },
    { signal },
  );
  launcher.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      isDragged ||= Math.hypot(x, y) > slack;
      if (isDragged) launcher.style.setProperty('translate', `${x}px ${y}px`);
    },
    { signal },
  );
  const drop = ({ type, clientX, clientY }: PointerEvent) => {
    from = null;
    launcher.style.removeProperty('translate');
    if (isDragged && type === 'pointerup') onMove(cornerAt(clientX, clientY, launcher));
  };
  launcher.addEventListener('pointerup', drop, { signal });
  launcher.addEventListener('pointercancel', drop, { signal });
  // The click after a mouse drag must not open the menu. A touch drag sends no click, so a later click by keyboard
  // must pass.
  launcher.parentNode?.addEventListener(
    'click',
    (event) => {
      const byPointer = (event as MouseEvent).detail > 0;
      if (isDragged && byPointer && event.target === launcher) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
  launcher.addEventListener(
    'keydown',
    (event) => {
      const { left, top, width, height } = launcher.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const { innerWidth, innerHeight } = window;
      const to = {
        ArrowLeft: [0, y],
        ArrowRight: [innerWidth, y],
        ArrowUp: [x, 0],
        ArrowDown: [x, innerHeight],
      }[event.key];
      if (!to) return;
      event.preventDefault();
      onMove(cornerAt(to[0]!, to[1]!, launcher));
    },
    { signal },
  );
  return () => stop.abort();
}

const modifiers = ['Control', 'Alt', 'Meta', 'Shift'] as const;
/**
 * The keys as `Alt+Shift+KeyA`. Empty without a modifier other than Shift, because single characters belong to the
 * page (WCAG 2.1.4).
 */
export function keysOf(event: KeyboardEvent): string {
  const down = modifiers.filter((name) => event.getModifierState(name));
  if (/^(?:Control|Alt|Meta|Shift)/u.test(event.code) || !event.code) return '';
  return down.some((name) => name !== 'Shift') ? [...down, event.code].join('+') : '';
}

export const readKeys = (keys: string): string => keys.replaceAll(/Key|Digit/gu, '');

export function hearKeys(launcher: HTMLElement, keys: string): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (keysOf(event) !== keys) return;
    event.preventDefault();
    launcher.click();
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
