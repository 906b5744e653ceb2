/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page stands alone, away from this file */
import type { Target } from './browser-page.ts';

/** A target as it travels to the page. */
export interface Sought {
  readonly css: string;
  readonly name?: { readonly source: string; readonly flags: string };
}

/** The native elements that have a role without saying so. */
const native: Readonly<Record<string, string>> = {
  button: 'button, summary',
  link: 'a[href]',
  textbox: 'textarea, input:not([type]), input[type=email], input[type=text]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Prepares a target for its way to the page. */
export function soughtOf({ role, name, css }: Target): Sought {
  const byRole = role && `[role=${role}]${native[role] ? `, ${native[role]}` : ''}`;
  return {
    css: css ?? byRole ?? '*',
    ...(name !== undefined && {
      name:
        typeof name === 'string'
          ? { source: `^(?:${escaped(name)})$`, flags: 'u' }
          : { source: name.source, flags: name.flags },
    }),
  };
}

/**
 * The first element that fits, is drawn and is not inert; null where there is none. Runs in the page, so it stands
 * alone. A file field is hidden behind its button, and found all the same.
 */
export function findInPage({ css, name }: Sought): Element | null {
  const everywhere = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? everywhere(shadowRoot) : [],
    ),
  ];
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const text =
      element.getAttribute('aria-label') ??
      (named || labels.map(({ textContent }) => textContent).join(' ') || element.textContent);
    return text.replaceAll(/\s+/gu, ' ').trim();
  };
  const wanted = name && new RegExp(name.source, name.flags);
  return (
    everywhere(document).find(
      (element) =>
        (element.matches('[type=file], [type=checkbox], [type=radio]') ||
          element.checkVisibility({ visibilityProperty: true })) &&
        !element.closest('[inert]') &&
        (!wanted || wanted.test(nameOf(element))),
    ) ?? null
  );
}

/** Where the middle of an element stands, or null where something lies above it; then brings it to the middle of the window. Runs in the page. */
export function placeInPage(element: Element): string | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left, top);
  if (hit && (element.contains(hit) || hit.contains(element))) return `${left},${top}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}
