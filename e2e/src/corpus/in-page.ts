// oxlint-disable unicorn/consistent-function-scoping, max-lines, oxc/no-map-spread -- all of it runs in the page, as one function
import type { Lines, Overlap } from './in-page-lines.ts';

/** One line of text, picture, painted area or control as it stands on the screen now. */
export interface Box {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether nothing around it cuts it off, or has scrolled it out, so that it alone stands in its box. */
  readonly isAlone: boolean;
}

export interface Look {
  /** Remembers what the page shows at its top; gives the name of each thing by kind. */
  remember(): Record<Kind, readonly string[]>;
  /** Boxes of what is in the window now, of those that `left` names. */
  boxes(kind: 'texts' | 'pictures' | 'areas', left: readonly number[]): readonly Box[];
  /** Scrolls so that the thing is in the window. */
  show(kind: Kind, at: number, block: 'start' | 'center'): void;
  /** Scrolls the page, and what scrolls in it, to where it was at first. */
  home(): void;
  /** Whether a press reaches each remembered control (2), something around it (1), or neither (0). */
  pressed(): readonly number[];
  /** The share of each thing that no box around it cuts off. */
  uncut(kind: Exclude<Kind, 'faces' | 'states'>): readonly number[];
  covered(kind: Exclude<Kind, 'faces' | 'states'>): readonly number[];
  /** Face, weight and content of each icon, formula and piece of code. */
  faces(): readonly string[];
  /** Whether each state (checked, active, disabled) looks other than its peer. */
  told(): readonly boolean[];
  /** Pairs of lines that overlap, by name. */
  overlaps(): readonly Overlap[];
}
export type Kind = 'texts' | 'pictures' | 'areas' | 'controls' | 'faces' | 'states';

/** Runs in the page, away from this file: everything it uses is inside. */
export function installLook(): void {
  const depth = 1500;
  const most = { texts: 350, pictures: 60, areas: 60, controls: 150, faces: 400, states: 60 };
  const own = '#accessibilik-root, [data-accessibilik]';
  const iconFace =
    /awesome|material symbols|videojs|bootstrap-icons|fcicons|feather|tabler-icons|glyphicons|katex|mjx/iu;
  const fixedText = 'code, pre, kbd, samp, math, .katex, mjx-container, .CodeMirror, .cm-editor';
  const inView = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 2 && top < innerHeight - 2 && right > 2 && left < innerWidth - 2;
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.matches(own)
        ? []
        : [element, ...(element.shadowRoot ? everything(element.shadowRoot) : [])],
    );
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 40)}`;

  let texts: Text[] = [];
  let pictures: Element[] = [];
  let areas: Element[] = [];
  let controls: Element[] = [];
  let faces: (readonly [Element, string])[] = [];
  let states: (readonly [Element, Element | null])[] = [];
  const { lines } = globalThis as unknown as { lines: Lines };
  const scrolled = new Map<Element, readonly [number, number]>();

  const { linesOf } = lines;
  const boxOf = (thing: Text | Element): DOMRect | undefined =>
    thing instanceof Element ? thing.getBoundingClientRect() : linesOf(thing)[0];
  const chosen =
    '.active, [aria-selected=true], [aria-current]:not([aria-current=false]), [aria-checked=true], [aria-pressed=true], :disabled, .disabled, [aria-disabled=true], input:checked:not([hidden])';
  const peerOf = (element: Element): Element | null => {
    const shape = (one: Element) => one.localName;
    const level = [element, element.parentElement];
    for (const one of level)
      for (const other of one?.parentElement?.children ?? []) {
        if (other === one || !one || shape(other) !== shape(one) || other.matches(chosen)) continue;
        const inner = one === element ? other : other.querySelector(element.localName);
        if (inner && isShown(inner) && !inner.matches(chosen)) return inner;
      }
    return null;
  };
  /** Icons of one sign that only their hue tells apart, as the dots of a legend. */
  const byColour = (near: readonly Element[]): (readonly [Element, Element])[] => {
    const colour = (icon: Element) => getComputedStyle(icon).color;
    const hasHue = (icon: Element) => {
      const parts = colour(icon)
        .match(/[\d.]+/gu)!
        .slice(0, 3)
        .map(Number);
      return Math.max(...parts) - Math.min(...parts) > 60;
    };
    const sign = (icon: Element) => {
      const { content, fontFamily } = getComputedStyle(icon, '::before');
      return iconFace.test(fontFamily.split(',')[0]!) ? content : icon.textContent;
    };
    const icons = near.filter(
      (icon) => iconFace.test(getComputedStyle(icon).fontFamily.split(',')[0]!) && hasHue(icon),
    );
    return icons.flatMap((icon, at) => {
      const other = icons
        .slice(0, at)
        .find((one) => sign(one) === sign(icon) && colour(one) !== colour(icon));
      return other ? [[icon, other] as const] : [];
    });
  };
  const signature = (element: Element): string =>
    [element, ...[...element.children].slice(0, 2)]
      .flatMap((one) => [null, '::before', '::after'].map((side) => getComputedStyle(one, side)))
      .map((style) =>
        [
          style.content,
          style.backgroundColor,
          style.backgroundImage,
          style.backgroundPosition,
          style.borderColor,
          style.borderStyle,
          style.borderWidth,
          style.color,
          style.fontWeight,
          style.textDecorationLine,
          style.boxShadow,
          style.outlineStyle,
          style.outlineColor,
          style.opacity,
          style.filter,
          style.transform,
        ].join(),
      )
      .join('|');
  const face = (element: Element, side: string): string => {
    const style = getComputedStyle(element, side || null);
    return [
      side && style.content,
      style.fontFamily.split(',')[0],
      style.fontWeight,
      style.letterSpacing,
      style.fontVariationSettings,
    ].join(' ');
  };

  const look: Look = {
    remember() {
      for (const one of everything(document))
        if (one.scrollTop || one.scrollLeft) scrolled.set(one, [one.scrollTop, one.scrollLeft]);
      const all = everything(document).filter(
        (element) => isShown(element) && !element.matches('script, style, noscript, option, title'),
      );
      const near = all.filter((element) => {
        const box = element.getBoundingClientRect();
        return box.top < depth && box.bottom > 0 && box.right > 0 && box.left < innerWidth;
      });
      texts = near
        .flatMap((element) => [...element.childNodes])
        .filter((node): node is Text => node.nodeType === 3 && node.textContent?.trim() !== '')
        .filter((text) => !lines.isClipped(text.parentElement))
        .filter((text) => {
          const line = linesOf(text)[0];
          // Of what is half beside the window, what can be seen changes with every step sideways.
          return (
            line && inView(line) && line.top < depth && line.left >= 0 && line.right <= innerWidth
          );
        })
        .slice(0, most.texts);
      pictures = near
        .filter((element) => element.matches('img, video, canvas, svg:not(svg svg), mjx-math'))
        .filter((element) => {
          const { width, height, left, right } = element.getBoundingClientRect();
          return width >= 12 && height >= 12 && left >= 0 && right <= innerWidth;
        })
        .slice(0, most.pictures);
      areas = near
        .filter((element) => {
          if (element.textContent.trim() || element.querySelector('img, svg, input, button, a'))
            return false;
          if (element.matches('img, svg, svg *, video, canvas, input, textarea, select, br, hr'))
            return false;
          const { width, height } = element.getBoundingClientRect();
          const colour = getComputedStyle(element).backgroundColor;
          const alpha = /rgba\(.*,\s*([\d.]+)\)/u.exec(colour)?.[1] ?? '1';
          return (
            Number(alpha) > 0.3 &&
            width * height > 16 &&
            width * height < 200_000 &&
            width > 2 &&
            height > 2
          );
        })
        .slice(0, most.areas);
      controls = near
        .filter((element) =>
          element.matches(
            'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]',
          ),
        )
        .filter((element) => inView(element.getBoundingClientRect()))
        .slice(0, most.controls);
      faces = near
        .flatMap((element) => ['', '::before', '::after'].map((side) => [element, side] as const))
        .filter(([element, side]) => {
          const style = getComputedStyle(element, side || null);
          if (side && ['none', 'normal', '""'].includes(style.content)) return false;
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          if (iconFace.test(style.fontFamily.split(',')[0]!)) return side !== '' || hasText;
          return !side && hasText && element.closest(fixedText) !== null;
        })
        .slice(0, most.faces);
      states = [
        ...near
          .filter((element) => element.matches(chosen))
          .map(
            (element) =>
              [element, element.matches('input:checked') ? null : peerOf(element)] as const,
          )
          .filter(([element, peer]) => peer !== null || element.matches('input:checked'))
          .slice(0, most.states),
        ...byColour(near).slice(0, most.states),
      ];
      return {
        texts: texts.map((text) => text.textContent.trim().slice(0, 30)),
        pictures: pictures.map(nameOf),
        areas: areas.map(nameOf),
        controls: controls.map(
          (control) => `${nameOf(control)} ${control.textContent.trim().slice(0, 20)}`,
        ),
        faces: faces.map(([element, side]) => `${nameOf(element)}${side}`),
        states: states.map(([element]) => nameOf(element)),
      };
    },
    boxes(kind, left) {
      const things: readonly (Text | Element)[] = { texts, pictures, areas }[kind];
      return left.flatMap((at) => {
        const box = boxOf(things[at]!);
        if (!box || !inView(box) || box.width < 1 || box.height < 1) return [];
        const isAlone = lines.uncut(things[at]!, true) > 0.95;
        return [{ at, x: box.x, y: box.y, width: box.width, height: box.height, isAlone }];
      });
    },
    show(kind, at, block) {
      const thing = { texts, pictures, areas, controls, faces: [], states: [] }[kind][at];
      const element = thing instanceof Element ? thing : thing?.parentElement;
      element?.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      if (thing instanceof Text) lines.bring(thing);
    },
    home() {
      scrollTo(0, 0);
      for (const element of everything(document)) {
        const [top, left] = scrolled.get(element) ?? [0, 0];
        if (element.scrollTop !== top) element.scrollTop = top;
        if (element.scrollLeft !== left) element.scrollLeft = left;
      }
    },
    pressed() {
      const reached = (control: Element) => {
        const boxes = [...control.getClientRects()].filter(
          (box) => box.width > 1 && box.height > 1,
        );
        return Math.max(
          0,
          ...boxes.map((box) => {
            const root = control.getRootNode() as Document | ShadowRoot;
            const hit = root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (!hit) return 0;
            const label = hit.closest('label');
            if (control.contains(hit) || label?.control === control) return 2;
            return hit.contains(control) ? 1 : 0;
          }),
        );
      };
      return controls.map((control) => {
        const now = reached(control);
        if (now === 2) return now;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        return Math.max(now, reached(control));
      });
    },
    faces: () => faces.map(([element, side]) => face(element, side)),
    told: () =>
      states.map(([element, peer]) => {
        const now = signature(element);
        if (peer) return now !== signature(peer);
        const input = element as HTMLInputElement;
        // The browser draws it, and tells its state.
        if (getComputedStyle(input).appearance !== 'none') return true;
        input.checked = false;
        const differs = signature(input) !== now;
        input.checked = true;
        return differs;
      }),
    overlaps: () => lines.overlaps(texts),
    covered: (kind) => ({ texts, pictures, areas, controls })[kind].map(lines.covered),
    uncut: (kind) =>
      ({ texts, pictures, areas, controls })[kind].map((thing) => lines.uncut(thing)),
  };
  (globalThis as unknown as { look: Look }).look = look;
}
