/** Height in pixels of the clear band between the two shades. See: specification, section 9. */
const guideGap = 100;
const arrowStep = 24;

export interface ReadingGuide {
  show(on: boolean): void;
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName));

/**
 * Two shades that leave a band of `gap` pixels clear. The band follows the pointer, taps, the focus and the arrow keys.
 * `layer`: the element that draws the shades from `--guide-top` and `--guide-bottom`.
 */
export function readingGuide(layer: HTMLElement, window: Window, gap = guideGap): ReadingGuide {
  const { document } = window;
  let middle = window.innerHeight / 3;
  let stop: AbortController | null = null;

  const moveTo = (y: number) => {
    middle = Math.max(0, Math.min(window.innerHeight, y));
    layer.style.setProperty('--guide-top', `${Math.max(0, middle - gap / 2)}px`);
    layer.style.setProperty(
      '--guide-bottom',
      `${Math.max(0, window.innerHeight - middle - gap / 2)}px`,
    );
  };
  const own = layer.getRootNode();
  const isOwn = (target: EventTarget | null) => own instanceof ShadowRoot && target === own.host;
  const onKey = ({ key }: KeyboardEvent) => {
    if (isTyping(document.activeElement)) return;
    if (key === 'ArrowDown') moveTo(middle + arrowStep);
    if (key === 'ArrowUp') moveTo(middle - arrowStep);
  };

  return {
    show(on) {
      layer.hidden = !on;
      stop?.abort();
      stop = null;
      if (!on) return;
      stop = new AbortController();
      const { signal } = stop;
      moveTo(middle);
      const onPointer = ({ clientY }: PointerEvent) => moveTo(clientY);
      // On a touch screen, moving a finger scrolls the page; a tap sets the position.
      for (const name of ['pointermove', 'pointerdown'] as const)
        window.addEventListener(name, onPointer, { signal, passive: true });
      window.addEventListener('resize', () => moveTo(middle), { signal });
      window.addEventListener('keydown', onKey, { signal });
      document.addEventListener(
        'focusin',
        ({ target }) => {
          if (target instanceof Element && !isOwn(target)) moveTo(middleOf(target));
        },
        { signal },
      );
    },
  };
}
