import { colourAdjustments, contentAdjustments } from '../accessibility/adjustments.ts';

interface Adjustment {
  readonly name: string;
  readonly settings: object;
}

const highContrast = { isHighContrast: true, contrast: 125 };
/** The ready-made sets (packages/accessibility-widget/src/features/profiles.ts). */
const sets: readonly Adjustment[] = [
  {
    name: 'set lowVision',
    settings: {
      adjustFontSizePercentage: 140,
      isFontWeightBold: true,
      isBigCursor: true,
      highContrast,
    },
  },
  {
    name: 'set dyslexia',
    settings: {
      isDyslexiaFont: true,
      letterSpacing: 1,
      wordSpacing: 2,
      lineHeight: { isLineHeight: true, lineHeight: 1.8 },
      columnWidth: 60,
    },
  },
  {
    name: 'set attention',
    settings: { showReadingGuide: true, isMotionStopped: true, columnWidth: 60 },
  },
  {
    name: 'set motor',
    settings: { isBigCursor: true, highlightLinks: true, zoom: { isZoom: true, zoom: 1.2 } },
  },
  { name: 'set colourBlind', settings: { highlightLinks: true, highContrast } },
  {
    name: 'set calmView',
    settings: { isMotionStopped: true, lowSaturation: { isLowSaturation: true, saturation: 75 } },
  },
];

/** Every adjustment at its first value, what grows at its most, and every ready-made set. */
export const corpusAdjustments: readonly Adjustment[] = [
  ...contentAdjustments.filter(
    ({ name }) =>
      !/ 10%|letter spacing 10|word spacing 20|0\.1$|zoom 3|column width (?:30|100)/u.test(name),
  ),
  { name: 'font size 140%', settings: { adjustFontSizePercentage: 140 } },
  ...colourAdjustments,
  ...sets,
];
