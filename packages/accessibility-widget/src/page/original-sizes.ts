const attribute = 'data-original-font-size';
const property = '--accessibilik-original-font-size';
const scaling = '--accessibilik-font-size';
const marked = `[${attribute}]`;
const skipped = /^(?:script|style|noscript|title|iframe)$/iu;
const fields = /^(?:input|textarea|select)$/iu;

export const showsText = ({ tagName, childNodes }: Element): boolean =>
  fields.test(tagName) ||
  (!skipped.test(tagName) &&
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));

function marksAround(elements: readonly Element[]): Map<Element, string | null> {
  const marks = new Map<Element, string | null>();
  for (const element of elements) {
    let around = element.closest(marked);
    while (around && !marks.has(around)) {
      marks.set(around, around.getAttribute(attribute));
      around = around.parentElement?.closest(marked) ?? null;
    }
  }
  return marks;
}

/**
 * Marks each element with its unscaled font size in pixels. Scaling is turned off only around these elements: `em`
 * sizes would grow with each measurement, and turning it off for the page would make the browser recalculate all
 * styles twice.
 */
export function markOriginalSizes(
  { documentElement }: Document,
  elements: readonly Element[],
): void {
  const isScaled = getComputedStyle(documentElement).getPropertyValue(scaling) !== '';
  const marks = isScaled ? marksAround(elements) : new Map<Element, string | null>();
  for (const element of marks.keys()) element.removeAttribute(attribute);
  for (const element of elements) {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size > 0) marks.set(element, String(size));
  }
  for (const [element, size] of marks) {
    if (!('offsetWidth' in element) || element.getAttribute(attribute) === size) continue;
    element.setAttribute(attribute, size ?? '');
    (element as HTMLElement).style.setProperty(property, `${size}px`);
  }
}

export function unmark(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>(marked)) {
    element.removeAttribute(attribute);
    element.style.removeProperty(property);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}
