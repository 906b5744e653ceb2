import type { Profile, ProfileAnswerName } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { itemsOf, type Option } from '../../parts/people-fields/people-answers.ts';
import { profileAnswerNames, profileAnswers } from '../../platform/api/contract.at-build.ts';
import { usePlaces } from '../../parts/people-fields/use-countries-or-languages.ts';
import styles from './profile-screen.module.css';

export function ProfileSummary({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['people', 'profile']);
  const shown = useShownAnswer();
  const lines = [
    ...profileAnswerNames.map(
      (name) => [t(`people:answer.${name}`), shown(name, profile[name] ?? '')] as const,
    ),
    [
      t('profile:saving'),
      t(profile.rejectSaveData ? 'profile:savesNot' : 'profile:saves'),
    ] as const,
  ];
  return (
    <dl className={styles.summary}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value || t('people:noAnswer')}</dd>
        </div>
      ))}
    </dl>
  );
}

function useShownAnswer() {
  const { t, i18n } = useTranslation('people');
  const places = { country: usePlaces('country'), language: usePlaces('language') };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const option = (value: string) => t(`option.${value as Option}`, { defaultValue: value });
  return (name: ProfileAnswerName, value: string): string => {
    const asked = profileAnswers[name];
    switch (asked.kind) {
      case 'choice':
        return option(value);
      case 'choices':
        return list.format(itemsOf(value).map(option));
      case 'places': {
        const all = places[asked.of];
        return list.format(
          itemsOf(value).map((code) => all.find(({ id }) => id === code)?.name ?? code),
        );
      }
      case 'text':
        return value;
    }
  };
}
