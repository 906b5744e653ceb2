import { readSettings } from '../settings/read-settings.ts';
import { defaults, isSame, type Settings } from '../settings/settings.ts';
import { profiles, type Profile } from './profiles.ts';

/**
 * Profiles are layers over the visitor's own values, the newest on top. Changes by hand override them all, and turning
 * a profile off reveals what lies beneath. A profile is on from its press to the next one, as long as at least one of
 * its settings still has its value.
 */
type Layer = string | Partial<Settings>;
type Key = keyof Settings;

const isName = (layer: unknown) => typeof layer === 'string';
const keysOf = (part: Partial<Settings>) => Object.keys(part) as Key[];
const pick = (settings: Settings, keys: readonly Key[]): Partial<Settings> =>
  Object.fromEntries(keys.map((key) => [key, settings[key]]));

const partOf = (layer: Layer): Partial<Settings> =>
  typeof layer === 'string'
    ? (profiles.find(({ label }) => label === layer)?.settings ?? {})
    : pick(readSettings(JSON.stringify(layer)), keysOf(layer));

const valueIn = (layers: readonly Layer[], key: Key) =>
  layers.map(partOf).findLast((part) => key in part)?.[key];

/** From bottom to top: a profile's label, or the visitor's own values from before the next profile was turned on. */
const layersOf = ({ sets }: Settings): readonly Layer[] => {
  try {
    const found: unknown = JSON.parse(sets);
    return Array.isArray(found) ? found.filter(Boolean) : [];
  } catch {
    return [];
  }
};

/** Values above the topmost profile are the current settings, so they need not be stored. */
const written = (layers: readonly Layer[]) => {
  const kept = layers.slice(0, layers.findLastIndex(isName) + 1);
  return { sets: kept.length > 0 ? JSON.stringify(kept) : '' };
};

/** Whether the settings have every value of `part`. */
export const isAll = (settings: Settings, part: Partial<Settings>): boolean =>
  keysOf(part).every((key) => isSame(settings[key], part[key]));

export const isProfileOn = (settings: Settings, { label, settings: part }: Profile): boolean =>
  layersOf(settings).includes(label) &&
  keysOf(part).some((key) => isSame(settings[key], part[key]));

/** The number of a setting that is on: the setting itself or beside its flag; null if off or without a number. */
function numberOf(key: Key, value: unknown): number | null {
  if (isSame(value, defaults[key])) return null;
  const values: unknown[] = typeof value === 'object' ? Object.values(value ?? {}) : [true, value];
  const [isOn, number] = values;
  return isOn === true && typeof number === 'number' ? number : null;
}

/** The values of a profile, except numbers for which the visitor has already chosen a larger value. */
const notLowering = (part: Partial<Settings>, settings: Settings): Partial<Settings> =>
  Object.fromEntries(
    keysOf(part).map((key) => {
      const own = numberOf(key, settings[key]);
      const isLarger = own !== null && own > (numberOf(key, part[key]) ?? own);
      return [key, (isLarger ? settings : part)[key]];
    }),
  );

/** The settings to change when the visitor turns a profile on, or off if it is on. */
export function toggleProfile(set: Profile, settings: Settings): Partial<Settings> {
  const layers = layersOf(settings);
  const others = layers.filter((layer) => layer !== set.label);
  const keys = keysOf(set.settings);
  const among = (in_: readonly Layer[]) =>
    keys.filter((key) => isSame(settings[key], valueIn(in_, key)));
  if (isProfileOn(settings, set)) {
    const beneath = among(layers).map((key) => [key, valueIn(others, key) ?? defaults[key]]);
    return { ...Object.fromEntries(beneath), ...written(others) };
  }
  const known = among(others);
  const own = pick(
    settings,
    keys.filter((key) => !known.includes(key)),
  );
  return {
    ...notLowering(set.settings, settings),
    ...written([...others, ...(keysOf(own).length > 0 ? [own] : []), set.label]),
  };
}
