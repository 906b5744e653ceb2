import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { colourOf, contrastOf } from './colours.ts';

/** Minimum contrast of normal text. See: WCAG 2.2, 1.4.3. */
const least = 4.5;

/**
 * Whether the visitor's text colour has too little contrast with the background of the body, the root element or the
 * browser; pictures and coloured areas are not checked. `probe` is any element, used to resolve colour names. A
 * background chosen by the visitor already has a legible text colour.
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
