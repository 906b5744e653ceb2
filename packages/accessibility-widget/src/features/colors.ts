import { flag } from './flag.ts';
import type { Settings } from '../settings/settings.ts';
import type { ColourChoice, Feature, Stepper, Toggle } from './feature.ts';
import { isOn, type FeatureId } from './is-on.ts';
import { percent } from './show.ts';
import type { Steps } from './steps.ts';

/** Dark and light contrast exclude each other: no page can be black and white at once. */
const darkContrast: Toggle = {
  id: 'dark-contrast',
  kind: 'toggle',
  section: 'colors',
  label: 'colors.darkContrast',
  isOn: isOn('dark-contrast'),
  turn: (settings, on) => ({
    isDarkContrast: on,
    isLightContrast: !on && settings.isLightContrast,
  }),
};

const lightContrast: Toggle = {
  id: 'light-contrast',
  kind: 'toggle',
  section: 'colors',
  label: 'colors.lightContrast',
  isOn: isOn('light-contrast'),
  turn: (settings, on) => ({ isLightContrast: on, isDarkContrast: !on && settings.isDarkContrast }),
};

const pairs = {
  brightness: { flag: 'isBrightness', value: 'brightness' },
  highContrast: { flag: 'isHighContrast', value: 'contrast' },
  highSaturation: { flag: 'isHighSaturation', value: 'saturation' },
  lowSaturation: { flag: 'isLowSaturation', value: 'saturation' },
} as const;

/** Values are percentages. `first` is the value when the filter is turned on, and the slider's minimum. */
function filter(id: FeatureId, key: keyof typeof pairs, first: number, steps: Steps): Stepper {
  const names = pairs[key];
  const pair = (settings: Settings) => settings[key] as Record<string, unknown>;
  const put = (value: number, on = true) => ({ [key]: { [names.flag]: on, [names.value]: value } });
  return {
    id,
    kind: 'stepper',
    section: 'colors',
    label: `colors.${key}`,
    hasButton: true,
    steps,
    slider: { min: first, max: steps.below ?? first },
    isOn: isOn(id),
    value: (settings) => Number(pair(settings)[names.value]),
    put,
    turnOn: put(first),
    turnOff: put(0, false),
    show: percent,
  };
}

const textColour: ColourChoice = {
  id: 'text-color',
  kind: 'colour',
  section: 'colors',
  label: 'colors.textColor',
  isOn: isOn('text-color'),
  value: ({ color }) => color,
  accepts: (typed) => CSS.supports('color', typed),
  put: (_, color) => ({ color }),
};

/** In the order of the specification. */
export const colorFeatures: readonly Feature[] = [
  flag('colors', 'blue-light-filter', 'colors.blueLightFilter', 'isBlueLightFilter'),
  filter('brightness', 'brightness', 150, { by: 25, below: 500, above: 100 }),
  darkContrast,
  filter('high-contrast', 'highContrast', 125, { by: 5, below: 200, above: 100 }),
  filter('high-saturation', 'highSaturation', 200, { by: 25, below: 800, above: 200 }),
  lightContrast,
  filter('low-saturation', 'lowSaturation', 50, { by: 25, below: 199, above: 50 }),
  flag('colors', 'monochrome', 'colors.monochrome', 'isMonochrome'),
  textColour,
  flag('colors', 'visual-impairment', 'colors.visualImpairment', 'isVisualImpairment'),
];
