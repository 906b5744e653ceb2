import { defaults, type Settings } from '../settings/settings.ts';
import type { SectionId, Stepper, Toggle } from './feature.ts';

type KeysOf<Value> = {
  [Key in keyof Settings]: Settings[Key] extends Value ? Key : never;
}[keyof Settings];

/** A toggle of one boolean setting. `label`: translation key. `isOver`: whether it covers the page. */
export const flag = (
  section: SectionId,
  id: string,
  label: string,
  key: KeysOf<boolean>,
  isOver = false,
): Toggle => ({
  id,
  kind: 'toggle',
  section,
  label,
  isOver,
  isOn: (settings) => settings[key],
  turn: (_, on) => ({ [key]: on }),
});

/** `first` is the value when it is turned on, `off` that when it is turned off (default 0). */
type Numbers = Pick<Stepper, 'steps' | 'slider' | 'show'> & {
  readonly first: number;
  readonly off?: number;
  readonly hasButton?: boolean;
};

/** A stepper of one setting, which is a number, or a flag and a number. */
export function stepper(
  section: SectionId,
  id: string,
  label: string,
  key: KeysOf<number> | Exclude<KeysOf<object>, 'textAlign'>,
  { first, off = 0, hasButton = true, ...numbers }: Numbers,
): Stepper {
  const initial = defaults[key];
  const [flagName, valueName] = typeof initial === 'object' ? Object.keys(initial) : [];
  const part = (settings: Settings) => settings[key] as unknown as Record<string, unknown>;
  const put = (value: number, on = true): Partial<Settings> => ({
    [key]: flagName && valueName ? { [flagName]: on, [valueName]: value } : value,
  });
  return {
    id,
    kind: 'stepper',
    section,
    label,
    hasButton,
    ...numbers,
    isOn: (settings) => (flagName ? part(settings)[flagName] === true : settings[key] !== initial),
    value: (settings) => Number(valueName ? part(settings)[valueName] : settings[key]),
    put: (value) => put(value),
    turnOn: put(first),
    turnOff: put(off, false),
  };
}
