export type Direction = 'left' | 'center' | 'right';

/**
 * The settings of a visitor who has changed nothing. Names and values are those of the specification (accessibility
 * widget, section 3); the last five fields are ours.
 */
export const defaults = {
  language: '',
  isBlueLightFilter: false,
  brightness: { isBrightness: false, brightness: 150 },
  isDarkContrast: false,
  isLightContrast: false,
  highContrast: { isHighContrast: false, contrast: 125 },
  highSaturation: { isHighSaturation: false, saturation: 200 },
  lowSaturation: { isLowSaturation: false, saturation: 50 },
  isMonochrome: false,
  color: '',
  isVisualImpairment: false,
  adjustFontSizePercentage: 100,
  textAlign: {
    left: null as 'left' | null,
    center: null as 'center' | null,
    right: null as 'right' | null,
  },
  isDyslexiaFont: false,
  isFontWeightBold: false,
  highlightLinks: false,
  highlightTitles: false,
  /** Pixels; 0 is off. */
  letterSpacing: 0,
  /** Pixels; 0 is off. */
  wordSpacing: 0,
  lineHeight: { isLineHeight: false, lineHeight: 0 },
  /** A multiplier; 1 is off. */
  zoom: { isZoom: false, zoom: 1 },
  isBigCursor: false,
  showReadingGuide: false,
  activateTextToSpeech: false,
  isMotionStopped: false,
  /** Maximum characters per line; 0 is off. */
  columnWidth: 0,
  /** Names from `features/extras.ts` that are on and `name:value` pairs, separated by spaces: `mute ground:#fff8e0`. */
  extras: '',
  /** JSON of the profiles that are on and the values beneath them: see `features/profile-layers.ts`. */
  sets: '',
  isRememberedOnDevice: false,
};

export type Settings = Readonly<typeof defaults>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
