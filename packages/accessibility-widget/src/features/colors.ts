import type { ColourChoice, Feature, Stepper, Toggle } from './feature.ts';
import { flag, stepper } from './toggle-and-stepper.ts';
import { percent } from './format-number.ts';
import type { Steps } from './steps.ts';

/** Dark and light contrast exclude each other: no page can be black and white at once. */
const contrast = (
  id: string,
  label: string,
  key: 'isDarkContrast' | 'isLightContrast',
  other: typeof key,
): Toggle => ({
  ...flag('colors', id, label, key),
  turn: (settings, on) => ({ [key]: on, [other]: !on && settings[other] }),
});

/** Values are percentages. `first` is the value when the filter is turned on, and the slider's minimum. */
const filter = (
  id: string,
  key: 'brightness' | 'highContrast' | 'highSaturation' | 'lowSaturation',
  first: number,
  steps: Required<Steps>,
): Stepper =>
  stepper('colors', id, `colors.${key}`, key, {
    steps,
    first,
    slider: { min: first, max: steps.below },
    show: percent,
  });

const textColour: ColourChoice = {
  id: 'text-color',
  kind: 'colour',
  section: 'colors',
  label: 'colors.textColor',
  isOn: ({ color }) => color !== '',
  value: ({ color }) => color,
  accepts: (typed) => CSS.supports('color', typed),
  put: (_, color) => ({ color }),
};

/** The features of the section “Colors”, in the order of the specification. */
export const colorFeatures: readonly Feature[] = [
  flag('colors', 'blue-light-filter', 'colors.blueLightFilter', 'isBlueLightFilter'),
  filter('brightness', 'brightness', 150, { by: 25, below: 500, above: 100 }),
  contrast('dark-contrast', 'colors.darkContrast', 'isDarkContrast', 'isLightContrast'),
  filter('high-contrast', 'highContrast', 125, { by: 5, below: 200, above: 100 }),
  filter('high-saturation', 'highSaturation', 200, { by: 25, below: 800, above: 200 }),
  contrast('light-contrast', 'colors.lightContrast', 'isLightContrast', 'isDarkContrast'),
  filter('low-saturation', 'lowSaturation', 50, { by: 25, below: 199, above: 50 }),
  flag('colors', 'monochrome', 'colors.monochrome', 'isMonochrome'),
  textColour,
  flag('colors', 'visual-impairment', 'colors.visualImpairment', 'isVisualImpairment'),
];
