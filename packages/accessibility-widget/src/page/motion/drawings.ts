export function holdDrawings() {
  const drawings = new Set<SVGSVGElement>();
  const marquees = new Map<HTMLMarqueeElement, ReadonlyMap<string, string | null>>();
  /** A marquee that alternates and does not move has its text at the start, in view. */
  const still = { behavior: 'alternate', scrollamount: '0', truespeed: null };

  return {
    meet: (element: Element) => {
      if (element.localName === 'svg' && !(element as SVGSVGElement).ownerSVGElement) {
        const drawing = element as SVGSVGElement;
        if (drawings.has(drawing) || drawing.animationsPaused()) return;
        drawing.pauseAnimations();
        drawings.add(drawing);
      }
      if (element.localName !== 'marquee' || marquees.has(element as HTMLMarqueeElement)) return;
      const names = Object.keys(still);
      marquees.set(
        element as HTMLMarqueeElement,
        new Map(names.map((name) => [name, element.getAttribute(name)])),
      );
      for (const [name, value] of Object.entries(still))
        if (value !== null) element.setAttribute(name, value);
    },
    end: () => {
      for (const drawing of drawings) drawing.unpauseAnimations();
      for (const [marquee, before] of marquees)
        for (const [name, value] of before)
          if (value === null) marquee.removeAttribute(name);
          else marquee.setAttribute(name, value);
      for (const marquee of marquees.keys()) {
        marquee.stop?.();
        marquee.start?.();
      }
      drawings.clear();
      marquees.clear();
    },
  };
}
