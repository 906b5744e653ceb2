import { defaults, type Settings } from '../settings/settings.ts';

/** Names a feature's root class and icon. */
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
  /** Any of the rows of `extras.ts`: which, the panel's part knows. */
  | 'extras';

/** Features whose id is not their setting's name without "is". */
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

/** What tells that a feature is on, by its id: of a setting in parts the first one, its flag. */
const flagsOf = ({
  language,
  isRememberedOnDevice,
  sets,
  ownSets,
  textAlign,
  ...rest
}: Settings) => {
  void [language, isRememberedOnDevice, sets, ownSets];
  return Object.fromEntries<unknown>([
    ...Object.entries(rest).map(([name, value]): [string, unknown] => [
      renamed[name] ?? kebab(name),
      typeof value === 'object' ? Object.values(value)[0] : value,
    ]),
    ...Object.entries(textAlign).map(([side, value]) => [`text-align-${side}`, value] as const),
  ]);
};
const off = flagsOf(defaults);

/** Every feature the small first script knows. */
export const featureIds = Object.keys(off) as readonly FeatureId[];

/** The features that are on: those which are not as they are by default. */
export const featuresOn = (settings: Settings): readonly FeatureId[] => {
  const flags = flagsOf(settings);
  return featureIds.filter((id) => flags[id] !== off[id]);
};

/** Tells whether this feature is on. */
export const isOn =
  (id: FeatureId) =>
  (settings: Settings): boolean =>
    featuresOn(settings).includes(id);
