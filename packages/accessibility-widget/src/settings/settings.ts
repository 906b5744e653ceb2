export type Direction = 'left' | 'center' | 'right';

/**
 * The visitor's adjustments. Names and defaults are those of the specification (accessibility widget, section 3); the
 * last five fields are ours.
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
  /** Maximum characters per line; 0 is off. */
  readonly columnWidth: number;
  /**
   * Names from `features/extras.ts` that are on, separated by spaces. A string, because the small first script does
   * not contain that table.
   */
  readonly extras: string;
  readonly sets: string;
  readonly isRememberedOnDevice: boolean;
}

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
  isRememberedOnDevice: false,
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
