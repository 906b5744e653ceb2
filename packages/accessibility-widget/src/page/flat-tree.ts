/** The element around another, across the borders of shadow roots and slots. */
const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
};

/** From the inside out. */
export function* elementsAround(element: Element): Generator<Element> {
  for (let around = parentOf(element); around; around = parentOf(around)) yield around;
}
