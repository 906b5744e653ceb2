import { defaults, type Settings } from '../settings/settings.ts';

export type FeatureId =
  | 'font-size'
  | 'dyslexia-font'
  | 'font-weight'
  | `text-align-${'left' | 'center' | 'right'}`
  | 'highlight-links'
  | 'highlight-titles'
  | 'letter-spacing'
  | 'word-spacing'
  | 'line-height'
  | 'zoom'
  | 'blue-light-filter'
  | 'brightness'
  | 'dark-contrast'
  | 'high-contrast'
  | 'high-saturation'
  | 'light-contrast'
  | 'low-saturation'
  | 'monochrome'
  | 'text-color'
  | 'visual-impairment'
  | 'big-cursor'
  | 'reading-guide'
  | 'text-to-speech'
  | 'stop-motion'
  | 'column-width'
  /** Some adjustment or value of `extras.ts` is set; only the panel's part knows which. */
  | 'extras';

const renamed: Readonly<Record<string, FeatureId>> = {
  adjustFontSizePercentage: 'font-size',
  isFontWeightBold: 'font-weight',
  color: 'text-color',
  showReadingGuide: 'reading-guide',
  activateTextToSpeech: 'text-to-speech',
  isMotionStopped: 'stop-motion',
};
const kebab = (name: string) =>
  name
    .replace(/^is/u, '')
    .replaceAll(/(?!^)[A-Z]/gu, '-$&')
    .toLowerCase();

/**
 * The value that tells whether a feature is on, by feature id. For a setting that is an object, this is its first
 * property, the flag.
 */
const flagsOf = ({ language, isRememberedOnDevice, sets, textAlign, ...rest }: Settings) => {
  void [language, isRememberedOnDevice, sets];
  return Object.fromEntries<unknown>([
    ...Object.entries(rest).map(([name, value]): [string, unknown] => [
      renamed[name] ?? kebab(name),
      typeof value === 'object' ? Object.values(value)[0] : value,
    ]),
    ...Object.entries(textAlign).map(([side, value]) => [`text-align-${side}`, value] as const),
  ]);
};
const off = flagsOf(defaults);

export const featureIds = Object.keys(off) as readonly FeatureId[];

export const featuresOn = (settings: Settings): readonly FeatureId[] => {
  const flags = flagsOf(settings);
  return featureIds.filter((id) => flags[id] !== off[id]);
};

export const isOn =
  (id: FeatureId) =>
  (settings: Settings): boolean =>
    featuresOn(settings).includes(id);
