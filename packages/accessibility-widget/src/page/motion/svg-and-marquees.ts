const isWithin = (start: number, end: number, from: number, to: number) =>
  (start >= from - 1 && end <= to + 1) || (start <= from + 1 && end >= to - 1);

/** Whether all of a marquee's text is in view, or as much as fits. */
function isInView(marquee: HTMLElement): boolean {
  const range = marquee.ownerDocument.createRange();
  range.selectNodeContents(marquee);
  const [text, box] = [range.getBoundingClientRect(), marquee.getBoundingClientRect()];
  return (
    isWithin(text.left, text.right, box.left, box.right) &&
    isWithin(text.top, text.bottom, box.top, box.bottom)
  );
}

/** Pauses SVG animations (SMIL) and stops marquees. `end` starts them again. */
export function holdSvgAndMarquees() {
  const drawings = new Set<SVGSVGElement>();
  const marquees = new Set<HTMLMarqueeElement>();

  return {
    meet: (element: Element) => {
      if (element.localName === 'svg' && !(element as SVGSVGElement).ownerSVGElement) {
        const drawing = element as SVGSVGElement;
        if (drawings.has(drawing) || drawing.animationsPaused()) return;
        drawing.pauseAnimations();
        drawings.add(drawing);
      }
      if (element.localName === 'marquee') marquees.add(element as HTMLMarqueeElement);
    },
    /** Stops each marquee once its text is in view. Repeated, because many pages start it again on `mouseout`. */
    sweep: () => {
      for (const marquee of marquees)
        if (!marquee.isConnected) marquees.delete(marquee);
        else if (isInView(marquee)) marquee.stop?.();
    },
    end: () => {
      for (const drawing of drawings) drawing.unpauseAnimations();
      for (const marquee of marquees) marquee.start?.();
      drawings.clear();
      marquees.clear();
    },
  };
}
