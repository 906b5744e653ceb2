type Child = Node | string | null | false;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const vectors = /^(?:svg|path)$/u;

/** Creates an element; children that are null, false or '' are left out. `svg` and `path` become SVG elements. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes?: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K];
export function element(
  name: string,
  attributes?: Attributes,
  ...children: readonly Child[]
): SVGElement;
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly Child[]
): Element {
  const made = vectors.test(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** Sets attributes: `true` becomes '', and false, null and undefined remove the attribute. */
export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? '' : String(value));
  }
}
