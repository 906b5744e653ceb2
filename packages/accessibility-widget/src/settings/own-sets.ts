import { settingsWithSets } from '../features/layers.ts';
import { defaults, isSame, type Settings } from './settings.ts';
import { attempt } from './settings-store.ts';

/** Adjustments without what is none: the language, what is saved, where it is remembered. */
export type OwnSet = Omit<Settings, 'language' | 'ownSets' | 'isRememberedOnDevice'>;

const most = 9;

const adjustmentsOf = (settings: Settings): OwnSet => {
  const { language, ownSets, isRememberedOnDevice, ...set } = settings;
  void [language, ownSets, isRememberedOnDevice];
  return set;
};

/** The adjustments in a file; null where it holds none. */
export function adjustmentsIn(text: string): OwnSet | null {
  const found: unknown = attempt(() => JSON.parse(text));
  const isOurs =
    typeof found === 'object' && Object.keys(found ?? {}).some((name) => name in defaults);
  return isOurs ? adjustmentsOf(settingsWithSets(text)) : null;
}

/** As a file holds them, for `adjustmentsIn`. */
export const textOf = (settings: Settings): string =>
  JSON.stringify(adjustmentsOf(settings), null, 2);

/** The sets that the visitor has saved, in the order of saving. They are settings: undone, remembered and forgotten as those are. */
export const ownSetsOf = ({ ownSets }: Pick<Settings, 'ownSets'>): readonly OwnSet[] => {
  const found: unknown = attempt(() => JSON.parse(ownSets));
  return (Array.isArray(found) ? found : []).flatMap(
    (set) => adjustmentsIn(JSON.stringify(set)) ?? [],
  );
};

/** These and no others, nine at most: of each, what is not as it is by default. `sets` says that this version wrote it. */
export const withOwnSets = (sets: readonly OwnSet[]): Pick<Settings, 'ownSets'> => ({
  ownSets:
    sets.length > 0
      ? JSON.stringify(
          sets
            .slice(-most)
            .map((set) =>
              Object.fromEntries(
                Object.entries(set).filter(
                  ([name, value]) =>
                    name === 'sets' || !isSame(value, defaults[name as keyof Settings]),
                ),
              ),
            ),
        )
      : '',
});

/** The settings with this one more. */
export const savedIn = (settings: Settings): Pick<Settings, 'ownSets'> =>
  withOwnSets([...ownSetsOf(settings), adjustmentsOf(settings)]);
