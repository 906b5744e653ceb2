import { flag } from './flag.ts';
import type { Direction } from '../settings/settings.ts';
import type { Feature, Stepper, Toggle } from './feature.ts';
import { isOn, type FeatureId } from './is-on.ts';
import { percent, pixels, share } from './show.ts';

const align = (direction: Direction): Toggle => ({
  id: `text-align-${direction}`,
  kind: 'toggle',
  section: 'content',
  label: `content.textAlign.${direction}`,
  isOn: isOn(`text-align-${direction}`),
  turn: (_, on) => ({
    textAlign: { left: null, center: null, right: null, ...(on && { [direction]: direction }) },
  }),
});

const spacing = (id: FeatureId, label: string, key: 'letterSpacing' | 'wordSpacing'): Stepper => ({
  id,
  kind: 'stepper',
  section: 'content',
  label,
  hasButton: true,
  steps: { by: 1, above: 0 },
  isOn: isOn(id),
  value: (settings) => settings[key],
  put: (value) => ({ [key]: value }),
  turnOn: { [key]: 1 },
  turnOff: { [key]: 0 },
  show: pixels,
});

const fontSize: Stepper = {
  id: 'font-size',
  kind: 'stepper',
  section: 'content',
  label: 'content.adjustFontSize',
  hasButton: false,
  steps: { by: 10, below: 200, above: 10 },
  isOn: isOn('font-size'),
  value: (settings) => settings.adjustFontSizePercentage,
  put: (value) => ({ adjustFontSizePercentage: value }),
  turnOn: {},
  turnOff: { adjustFontSizePercentage: 100 },
  show: percent,
};

const lineHeight: Stepper = {
  id: 'line-height',
  kind: 'stepper',
  section: 'content',
  label: 'content.lineHeight',
  hasButton: true,
  steps: { by: 0.1, above: 0.1 },
  isOn: isOn('line-height'),
  value: (settings) => settings.lineHeight.lineHeight,
  put: (value) => ({ lineHeight: { isLineHeight: true, lineHeight: value } }),
  turnOn: { lineHeight: { isLineHeight: true, lineHeight: 3 } },
  turnOff: { lineHeight: { isLineHeight: false, lineHeight: 0 } },
  show: share,
};

const zoom: Stepper = {
  id: 'zoom',
  kind: 'stepper',
  section: 'content',
  label: 'content.zoom',
  hasButton: false,
  steps: { by: 0.1, above: 0.1 },
  isOn: isOn('zoom'),
  value: (settings) => settings.zoom.zoom,
  put: (value) => ({ zoom: { isZoom: true, zoom: value } }),
  turnOn: {},
  turnOff: { zoom: { isZoom: false, zoom: 1 } },
  show: share,
};

/** In the order of the specification. */
export const contentFeatures: readonly Feature[] = [
  fontSize,
  flag('content', 'dyslexia-font', 'content.dyslexiaFont', 'isDyslexiaFont'),
  flag('content', 'font-weight', 'content.fontWeight', 'isFontWeightBold'),
  align('left'),
  align('center'),
  align('right'),
  flag('content', 'highlight-links', 'content.highlightLinks', 'highlightLinks'),
  flag('content', 'highlight-titles', 'content.highlightTitles', 'highlightTitles'),
  spacing('letter-spacing', 'content.letterSpacing', 'letterSpacing'),
  spacing('word-spacing', 'content.wordSpacing', 'wordSpacing'),
  lineHeight,
  zoom,
];
