import { readSettings } from './read-settings.ts';
import { defaults, type Settings } from './settings.ts';
import { attempt, namespace, type Shelf } from './settings-store.ts';

/** Adjustments without what is none: the language, where it is remembered. */
export type OwnSet = Omit<Settings, 'language' | 'isRememberedOnDevice'>;

const key = `${namespace}-sets`;
const most = 9;

const adjustmentsOf = (settings: Settings): OwnSet => {
  const { language, isRememberedOnDevice, ...set } = settings;
  void [language, isRememberedOnDevice];
  return set;
};

/** The adjustments in a file; null where it holds none. */
export function adjustmentsIn(text: string): OwnSet | null {
  try {
    const found: unknown = JSON.parse(text);
    const isOurs =
      typeof found === 'object' && Object.keys(found ?? {}).some((name) => name in defaults);
    return isOurs ? adjustmentsOf(readSettings(text)) : null;
  } catch {
    return null;
  }
}

/** As a file holds them, for `adjustmentsIn`. */
export const textOf = (settings: Settings): string =>
  JSON.stringify(adjustmentsOf(settings), null, 2);

/** A visitor's own sets, on the device where its owner allows that, or else for the visit. */
export function ownSets(shelf: Shelf) {
  const storage = () => shelf.device ?? shelf.session;
  const all = (): readonly OwnSet[] => {
    try {
      const stored: unknown = JSON.parse(storage()?.getItem(key) ?? '[]');
      return (Array.isArray(stored) ? stored : []).flatMap(
        (set) => adjustmentsIn(JSON.stringify(set)) ?? [],
      );
    } catch {
      return []; // forbidden or damaged
    }
  };
  // Where it fails, the list shows what there is.
  const put = (sets: readonly OwnSet[]) =>
    void attempt(() => storage()?.setItem(key, JSON.stringify(sets.slice(-most))));
  return {
    all,
    canKeep: () => storage() !== null,
    add: (settings: Settings) => put([...all(), adjustmentsOf(settings)]),
    remove: (at: number) => put(all().filter((_, place) => place !== at)),
  };
}
