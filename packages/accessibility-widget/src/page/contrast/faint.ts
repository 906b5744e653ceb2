import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { colourOf, contrastOf } from './colours.ts';

/** Of normal text. See: WCAG 2.2, 1.4.3. */
const least = 4.5;

/**
 * Whether text in the visitor's own colour is read badly on the page's ground: that of the body or the root element, or
 * the browser's. `probe` is any element, to read colours by name. A ground of the visitor's own has a text colour that is
 * read on it; a picture or a coloured area of the page is not looked at.
 */
export function isFaint(
  settings: Settings,
  { body, documentElement }: Document,
  probe: HTMLElement,
): boolean {
  const { color } = settings;
  if (!color || extraValue(settings, 'ground')) return false;
  const { style } = probe;
  const before = style.cssText;
  style.cssText = `color:${color};background:Canvas`;
  const own = colourOf(getComputedStyle(probe).color);
  const ground = [body, documentElement, probe]
    .map((element) => colourOf(getComputedStyle(element).backgroundColor))
    .find((colour) => colour && colour[3] > 0);
  style.cssText = before;
  return Boolean(own && ground && contrastOf(own, ground) < least);
}
