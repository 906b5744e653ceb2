/** The part of a text that is aligned; null leaves the page as it is. */
export type Direction = 'left' | 'center' | 'right';

/**
 * Everything a visitor has adjusted, under the names and defaults of the specification
 * (accessibility widget, section 3). The last six fields are ours.
 */
export interface Settings {
  readonly language: string;
  readonly isBlueLightFilter: boolean;
  readonly brightness: { readonly isBrightness: boolean; readonly brightness: number };
  readonly isDarkContrast: boolean;
  readonly isLightContrast: boolean;
  readonly highContrast: { readonly isHighContrast: boolean; readonly contrast: number };
  readonly highSaturation: { readonly isHighSaturation: boolean; readonly saturation: number };
  readonly lowSaturation: { readonly isLowSaturation: boolean; readonly saturation: number };
  readonly isMonochrome: boolean;
  readonly color: string;
  readonly isVisualImpairment: boolean;
  readonly adjustFontSizePercentage: number;
  readonly textAlign: {
    readonly left: 'left' | null;
    readonly center: 'center' | null;
    readonly right: 'right' | null;
  };
  readonly isDyslexiaFont: boolean;
  readonly isFontWeightBold: boolean;
  readonly highlightLinks: boolean;
  readonly highlightTitles: boolean;
  /** Pixels; 0 is off. */
  readonly letterSpacing: number;
  /** Pixels; 0 is off. */
  readonly wordSpacing: number;
  readonly lineHeight: { readonly isLineHeight: boolean; readonly lineHeight: number };
  /** A multiplier; 1 is off. */
  readonly zoom: { readonly isZoom: boolean; readonly zoom: number };
  readonly isBigCursor: boolean;
  readonly showReadingGuide: boolean;
  readonly activateTextToSpeech: boolean;
  readonly isMotionStopped: boolean;
  /** Characters a line at most; 0 is off. */
  readonly columnWidth: number;
  /** Names of the rows of `features/extras.ts` that are on, with a space between: the small first script carries none of them. */
  readonly extras: string;
  /** The ready-made sets that are on and what lies beneath them, as `features/layers.ts` writes it. */
  readonly sets: string;
  /** The sets that the visitor has saved, as `own-sets.ts` writes them. */
  readonly ownSets: string;
  readonly isRememberedOnDevice: boolean;
}

/** What a page looks like before anyone has adjusted it. `language` is filled in by the store. */
export const defaults: Settings = {
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
  textAlign: { left: null, center: null, right: null },
  isDyslexiaFont: false,
  isFontWeightBold: false,
  highlightLinks: false,
  highlightTitles: false,
  letterSpacing: 0,
  wordSpacing: 0,
  lineHeight: { isLineHeight: false, lineHeight: 0 },
  zoom: { isZoom: false, zoom: 1 },
  isBigCursor: false,
  showReadingGuide: false,
  activateTextToSpeech: false,
  isMotionStopped: false,
  columnWidth: 0,
  extras: '',
  sets: '',
  ownSets: '',
  isRememberedOnDevice: false,
};

/** Whether two values are written alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
