import { contrastOf, fromHex } from './colours.ts';

/** Minimum contrast of normal text. See: WCAG 2.2, 1.4.3. */
const least = 4.5;
const inks = ['#000000', '#ffffff'];
const links = ['#00308f', '#9ec9ff'];

const contrast = (one: string, other: string) => contrastOf(fromHex(one), fromHex(other));

/** The first of `wishes` legible on `ground`, else black or white, one of which always is. Colours: `#rrggbb`. */
export const legibleOn = (ground: string, wishes: readonly string[]): string =>
  wishes.find((wish) => /^#[\da-f]{6}$/iu.test(wish) && contrast(wish, ground) >= least) ??
  inks.toSorted((one, other) => contrast(other, ground) - contrast(one, ground))[0]!;

/** Whether a background is `dark`, so that white is more legible on it than black, or `light`. */
export const sideOf = (ground: string): 'dark' | 'light' =>
  legibleOn(ground, []) === '#ffffff' ? 'dark' : 'light';

/** Text and link colours that are legible on the background `paper`; `wish` is the visitor's text colour, or ''. */
export function groundColours(paper: string, wish: string) {
  const ink = legibleOn(paper, [wish]);
  return { scheme: sideOf(paper), paper, ink, link: legibleOn(paper, [...links, ink]) };
}
