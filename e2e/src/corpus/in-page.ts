// oxlint-disable unicorn/consistent-function-scoping, max-lines, oxc/no-map-spread -- all of it runs in the page, as one function
/** One line of text, picture, painted area or control as it stands on the screen now. */
export interface Box {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
  /** Which remembered controls a press reaches. */
  pressed(): readonly boolean[];
  /** Face, weight and content of each icon, formula and piece of code. */
  faces(): readonly string[];
  /** Whether each state (checked, active, disabled) looks other than its peer. */
  told(): readonly boolean[];
  /** Pairs of lines that overlap, by name. */
  overlaps(): readonly string[];
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
  /** Words for screen readers only, in a box of one pixel. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).overflow !== 'visible' &&
      Math.min(element.clientWidth, element.clientHeight) <= 1 &&
      getComputedStyle(element).display !== 'inline') ||
      isClipped(element.parentElement));
  const nameOf = (element: Element) =>
    `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 40)}`;

  let texts: Text[] = [];
  let pictures: Element[] = [];
  let areas: Element[] = [];
  let controls: Element[] = [];
  let faces: (readonly [Element, string])[] = [];
  let states: (readonly [Element, Element | null])[] = [];
  const scrolled = new Map<Element, readonly [number, number]>();

  const linesOf = (text: Text): DOMRect[] => {
    const range = text.ownerDocument.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
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
        .filter((text) => !isClipped(text.parentElement))
        .filter((text) => {
          const line = linesOf(text)[0];
          // Of what is half beside the window, what can be seen changes with every step sideways.
          return (
            line && inView(line) && line.top < depth && line.left >= 0 && line.right <= innerWidth
          );
        })
        .slice(0, most.texts);
      pictures = near
        .filter((element) => element.matches('img, video, canvas, svg:not(svg svg)'))
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
      states = near
        .filter((element) => element.matches(chosen))
        .map(
          (element) =>
            [element, element.matches('input:checked') ? null : peerOf(element)] as const,
        )
        .filter(([element, peer]) => peer !== null || element.matches('input:checked'))
        .slice(0, most.states);
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
        return [{ at, x: box.x, y: box.y, width: box.width, height: box.height }];
      });
    },
    show(kind, at, block) {
      const thing = { texts, pictures, areas, controls, faces: [], states: [] }[kind][at];
      const element = thing instanceof Element ? thing : thing?.parentElement;
      element?.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
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
      const isHit = (control: Element) => {
        const boxes = [...control.getClientRects()].filter(
          (box) => box.width > 1 && box.height > 1,
        );
        return boxes.some((box) => {
          const root = control.getRootNode() as Document | ShadowRoot;
          const hit = root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return (
            hit !== null && (control.contains(hit) || hit.contains(control) || hit.matches('label'))
          );
        });
      };
      return controls.map((control) => {
        if (isHit(control)) return true;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        return isHit(control);
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
    overlaps() {
      /** The box in which an element can be seen, by what cuts it off. */
      const windowOf = (element: Element | null): readonly [number, number] => {
        let [top, bottom] = [-1e6, 1e6];
        for (let around = element; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue;
          if (around === document.body || around === document.documentElement) continue;
          const box = around.getBoundingClientRect();
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return [top, bottom];
      };
      const isStuck = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky|absolute/u.test(getComputedStyle(element).position) ||
          isStuck(element.parentElement));
      const lines = texts.flatMap((text, at) => {
        const element = text.parentElement;
        if (
          !element ||
          isStuck(element) ||
          element.closest('svg, math, .katex, mjx-container, .CodeMirror, .cm-editor')
        )
          return [];
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const [from, to] = windowOf(element);
        return linesOf(text).flatMap((line, row) => {
          const middle = line.y + line.height / 2;
          if (middle < from || middle > to) return [];
          return {
            at,
            row,
            left: line.left,
            right: line.right,
            top: middle - size * 0.36,
            bottom: middle + size * 0.36,
          };
        });
      });
      const found = new Set<string>();
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1, index + 60)) {
          if (one.at === other.at && one.row === other.row) continue;
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          const least = Math.min(one.bottom - one.top, other.bottom - other.top);
          const isSameRow = Math.abs(one.top - other.top) < 1;
          if (across > 4 && down > least * 0.2 && !isSameRow)
            found.add(
              `${texts[one.at]!.textContent.trim().slice(0, 20)} / ${texts[other.at]!.textContent.trim().slice(0, 20)}`,
            );
        }
      return [...found];
    },
  };
  (globalThis as unknown as { look: Look }).look = look;
}
