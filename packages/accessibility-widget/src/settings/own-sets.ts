import { settingsWithSets } from '../features/layers.ts';
import { defaults, isSame, type Settings } from './settings.ts';
import { attempt } from './settings-store.ts';

export type OwnSet = Omit<Settings, 'language' | 'ownSets' | 'isRememberedOnDevice'>;

const most = 9;

const adjustmentsOf = (settings: Settings): OwnSet => {
  const { language, ownSets, isRememberedOnDevice, ...set } = settings;
  void [language, ownSets, isRememberedOnDevice];
  return set;
};

function adjustmentsIn(text: string): OwnSet | null {
  const found: unknown = attempt(() => JSON.parse(text));
  const isOurs =
    typeof found === 'object' && Object.keys(found ?? {}).some((name) => name in defaults);
  return isOurs ? adjustmentsOf(settingsWithSets(text)) : null;
}

export const ownSetsOf = ({ ownSets }: Pick<Settings, 'ownSets'>): readonly OwnSet[] => {
  const found: unknown = attempt(() => JSON.parse(ownSets));
  return (Array.isArray(found) ? found : []).flatMap(
    (set) => adjustmentsIn(JSON.stringify(set)) ?? [],
  );
};

/**
 * Replaces the saved sets; only the last nine are kept. Stores what differs from the defaults, and always `sets`,
 * which marks this version's format.
 */
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

export const savedIn = (settings: Settings): Pick<Settings, 'ownSets'> =>
  withOwnSets([...ownSetsOf(settings), adjustmentsOf(settings)]);
