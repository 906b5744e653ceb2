import type { Direction } from '../settings/settings.ts';
import type { Feature, Toggle } from './feature.ts';
import { flag, stepper } from './toggle-and-stepper.ts';
import { percent, pixels, share } from './format-number.ts';

const align = (direction: Direction): Toggle => ({
  id: `text-align-${direction}`,
  kind: 'toggle',
  section: 'content',
  label: `content.textAlign.${direction}`,
  isOn: ({ textAlign }) => textAlign[direction] !== null,
  turn: (_, on) => ({
    textAlign: { left: null, center: null, right: null, ...(on && { [direction]: direction }) },
  }),
});

/** The features of the section “Content”, in the order of the specification. */
export const contentFeatures: readonly Feature[] = [
  stepper('content', 'font-size', 'content.adjustFontSize', 'adjustFontSizePercentage', {
    hasButton: false,
    steps: { by: 10, below: 200, above: 10 },
    first: 100,
    off: 100,
    show: percent,
  }),
  flag('content', 'dyslexia-font', 'content.dyslexiaFont', 'isDyslexiaFont'),
  flag('content', 'font-weight', 'content.fontWeight', 'isFontWeightBold'),
  align('left'),
  align('center'),
  align('right'),
  flag('content', 'highlight-links', 'content.highlightLinks', 'highlightLinks'),
  flag('content', 'highlight-titles', 'content.highlightTitles', 'highlightTitles'),
  ...(['letterSpacing', 'wordSpacing'] as const).map((key) =>
    stepper('content', key.replace('S', '-s'), `content.${key}`, key, {
      steps: { by: 1, above: 0 },
      first: 1,
      show: pixels,
    }),
  ),
  stepper('content', 'line-height', 'content.lineHeight', 'lineHeight', {
    steps: { by: 0.1, above: 0.1 },
    first: 3,
    show: share,
  }),
  stepper('content', 'zoom', 'content.zoom', 'zoom', {
    hasButton: false,
    steps: { by: 0.1, above: 0.1 },
    first: 1,
    off: 1,
    show: share,
  }),
];
