import type { Settings } from '../settings/settings.ts';
import type { ColourChoice, Toggle } from './feature.ts';

/** The effect of each is in `page/extras/effects.ts`. */
const ids = [
  'focus-outline',
  'reading-mask',
  'magnifier',
  'hide-images',
  'describe-images',
  'mute',
  'justify',
  'protanopia',
  'deuteranopia',
  'tritanopia',
] as const;
export type ToggleId = (typeof ids)[number];
/** Values stored in `extras` as `name:value`: background colour, button corner, speed and voice of speech. */
export type ExtraValue = 'ground' | 'at' | 'speed' | 'voice';

/** Groups of which only one can be on at a time. */
const choices: readonly (readonly string[])[] = [
  ['protanopia', 'deuteranopia', 'tritanopia'],
  ['hide-images', 'describe-images'],
];

type Extras = Pick<Settings, 'extras'>;
const wordsOf = ({ extras }: Extras) => extras.split(' ').filter(Boolean);

export const extrasOn = (settings: Extras): readonly ToggleId[] => {
  const words = new Set(wordsOf(settings));
  return ids.filter((id) => words.has(id));
};

/** The value stored under `name`, or '' if there is none. */
export const extraValue = (settings: Extras, name: ExtraValue): string =>
  wordsOf(settings)
    .find((word) => word.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

/** The changed settings: `value` stored under `name`, or `name` removed where `value` is ''. */
export const withExtraValue = (settings: Extras, name: ExtraValue, value: string): Extras => ({
  extras: [
    ...wordsOf(settings).filter((word) => !word.startsWith(`${name}:`)),
    ...(value ? [`${name}:${value}`] : []),
  ].join(' '),
});

const camel = (id: string) => id.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase());

const toggle = (id: ToggleId): Toggle => ({
  id,
  kind: 'toggle',
  section: 'more',
  label: `more.${camel(id)}`,
  isOver: id === 'reading-mask' || id === 'magnifier',
  isOn: (settings) => wordsOf(settings).includes(id),
  turn(settings, on) {
    const others = wordsOf(settings).filter(
      (other) =>
        other !== id &&
        !(on && choices.some((choice) => choice.includes(id) && choice.includes(other))),
    );
    return { extras: [...others, ...(on ? [id] : [])].join(' ') };
  },
});

const accepts = (typed: string) => /^#[\da-f]{6}$/iu.test(typed);

const ground: ColourChoice = {
  id: 'ground',
  kind: 'colour',
  section: 'more',
  label: 'more.ground',
  isOn: (settings) => extraValue(settings, 'ground') !== '',
  value: (settings) => extraValue(settings, 'ground'),
  accepts,
  put: (settings, colour) => withExtraValue(settings, 'ground', accepts(colour) ? colour : ''),
};

/** The adjustments that the specification lacks. A new one needs a name here, an effect, texts and an icon. */
export const extraFeatures: readonly (Toggle | ColourChoice)[] = [...ids.map(toggle), ground];
