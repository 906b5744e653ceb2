import { chroma, contrastOf, luminance, mix, type Colour } from './colours.ts';

/** Palette of a contrast mode: colours of the background (`paper`), text (`ink`) and links. */
export interface Paper {
  readonly paper: Colour;
  readonly ink: Colour;
  readonly link: Colour;
}

const black: Colour = [0, 0, 0, 1];
const white: Colour = [255, 255, 255, 1];
/** Minimum contrast of normal text, with a little to spare. See: WCAG 2.2, 1.4.3. */
const least = 4.6;
/** A colour with less chroma than this counts as grey. */
const grey = 0.14;

const isDark = (colour: Colour) => luminance(colour) < 0.18;

/** Moves a colour towards black or white until links and text are legible on it. */
function legible(colour: Colour, { paper, ink, link }: Paper): Colour {
  const end = isDark(paper) ? black : white;
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, end, share);
    if (contrastOf(moved, ink) >= least && contrastOf(moved, link) >= least) return moved;
  }
  return paper;
}

/** An icon's colour, mixed with the text colour until it is visible on `ground`; null for a grey or if it never is. */
export function mappedHue(colour: Colour, ground: Colour, ink: Colour): Colour | null {
  if (chroma(colour) < grey) return null;
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, ink, share);
    if (contrastOf(moved, ground) >= least) return moved;
  }
  return null;
}

/**
 * The background colour that replaces a painted one. A grey as light or dark as the page becomes `paper`, another grey
 * a shade beside it; a hue stays as far as text is legible on it. `isMark`: the element has no text, so that even a
 * pale grey must show.
 */
export function mapBackground(colour: Colour, page: Colour, to: Paper, isMark = false): Colour {
  const alpha = colour[3];
  const isGrey = chroma(colour) < grey;
  const end = isDark(to.paper) ? white : black;
  const base =
    isGrey && !isMark && isDark(colour) === isDark(page)
      ? to.paper
      : legible(isGrey ? mix(to.paper, end, 0.28) : colour, to);
  return [base[0], base[1], base[2], alpha];
}
