import type { Settings } from '../settings/settings.ts';

/** Whether a feature is on, by its id: all that the small first script knows of the features. */
export const isOn = {
  'font-size': (settings: Settings) => settings.adjustFontSizePercentage !== 100,
  'dyslexia-font': (settings: Settings) => settings.isDyslexiaFont,
  'font-weight': (settings: Settings) => settings.isFontWeightBold,
  'text-align-left': (settings: Settings) => settings.textAlign.left !== null,
  'text-align-center': (settings: Settings) => settings.textAlign.center !== null,
  'text-align-right': (settings: Settings) => settings.textAlign.right !== null,
  'highlight-links': (settings: Settings) => settings.highlightLinks,
  'highlight-titles': (settings: Settings) => settings.highlightTitles,
  'letter-spacing': (settings: Settings) => settings.letterSpacing > 0,
  'word-spacing': (settings: Settings) => settings.wordSpacing > 0,
  'line-height': (settings: Settings) => settings.lineHeight.isLineHeight,
  zoom: (settings: Settings) => settings.zoom.isZoom,
  'blue-light-filter': (settings: Settings) => settings.isBlueLightFilter,
  brightness: (settings: Settings) => settings.brightness.isBrightness,
  'dark-contrast': (settings: Settings) => settings.isDarkContrast,
  'high-contrast': (settings: Settings) => settings.highContrast.isHighContrast,
  'high-saturation': (settings: Settings) => settings.highSaturation.isHighSaturation,
  'light-contrast': (settings: Settings) => settings.isLightContrast,
  'low-saturation': (settings: Settings) => settings.lowSaturation.isLowSaturation,
  monochrome: (settings: Settings) => settings.isMonochrome,
  'text-color': (settings: Settings) => settings.color !== '',
  'visual-impairment': (settings: Settings) => settings.isVisualImpairment,
  'big-cursor': (settings: Settings) => settings.isBigCursor,
  'reading-guide': (settings: Settings) => settings.showReadingGuide,
  'text-to-speech': (settings: Settings) => settings.activateTextToSpeech,
  'stop-motion': (settings: Settings) => settings.isMotionStopped,
  'column-width': (settings: Settings) => settings.columnWidth > 0,
};

/** Names a feature's root class and icon. */
export type FeatureId = keyof typeof isOn;

/** The features that are on, in the order of the specification. */
export const featuresOn = (settings: Settings): readonly FeatureId[] =>
  (Object.keys(isOn) as FeatureId[]).filter((id) => isOn[id](settings));
