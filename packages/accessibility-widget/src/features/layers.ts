import { readSettings } from '../settings/read-settings.ts';
import { defaults, isSame, type Settings } from '../settings/settings.ts';
import { profiles, type Profile } from './profiles.ts';

/**
 * The rule of the ready-made sets. Beneath lie the visitor's own values; each set that goes on lies over them and over
 * the sets before it. What is changed by hand lies over all of them. A set that goes off takes away what it gives, and
 * what lay beneath shows again: another set's value, or the visitor's own. A set is on from its press to the next one,
 * as long as one of its adjustments at least is as the set has it.
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

/** What the uppermost of the layers that say anything of it says. */
const valueIn = (layers: readonly Layer[], key: Key) =>
  layers.map(partOf).findLast((part) => key in part)?.[key];

/** From below: the name of a set, or what the visitor had where the set after it went on. */
const layersOf = ({ sets }: Settings): readonly Layer[] => {
  try {
    const found: unknown = JSON.parse(sets);
    return Array.isArray(found) ? found.filter(Boolean) : [];
  } catch {
    return []; // none, or damaged
  }
};

/** What lies over the uppermost set is what applies, and needs no keeping. */
const written = (layers: readonly Layer[]) => {
  const kept = layers.slice(0, layers.findLastIndex(isName) + 1);
  return { sets: kept.length > 0 ? JSON.stringify(kept) : '' };
};

/** Whether all of these are so. */
export const isAll = (settings: Settings, part: Partial<Settings>): boolean =>
  keysOf(part).every((key) => isSame(settings[key], part[key]));

/** Whether the set was pressed, and gives anything still. */
export const isSetOn = (settings: Settings, { label, settings: part }: Profile): boolean =>
  layersOf(settings).includes(label) &&
  keysOf(part).some((key) => isSame(settings[key], part[key]));

/** What changes with a press on a set. */
export function pressSet(set: Profile, settings: Settings): Partial<Settings> {
  const layers = layersOf(settings);
  const others = layers.filter((layer) => layer !== set.label);
  const keys = keysOf(set.settings);
  const among = (in_: readonly Layer[]) =>
    keys.filter((key) => isSame(settings[key], valueIn(in_, key)));
  if (isSetOn(settings, set)) {
    const beneath = among(layers).map((key) => [key, valueIn(others, key) ?? defaults[key]]);
    return { ...Object.fromEntries(beneath), ...written(others) };
  }
  const known = among(others);
  const own = pick(
    settings,
    keys.filter((key) => !known.includes(key)),
  );
  return {
    ...set.settings,
    ...written([...others, ...(keysOf(own).length > 0 ? [own] : []), set.label]),
  };
}

/** Settings from a text. One of an earlier version names no sets: those are on whose adjustments all are, with nothing of the visitor's own beneath. */
export function settingsWithSets(text: string | null): Settings {
  const settings = readSettings(text);
  if (!text || text.includes('"sets":')) return settings;
  const on = profiles.filter((set) => isAll(settings, set.settings));
  const beneath = pick(
    defaults,
    on.flatMap((set) => keysOf(set.settings)),
  );
  return { ...settings, ...written([beneath, ...on.map(({ label }) => label)]) };
}
