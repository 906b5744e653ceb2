import type { Profile } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { itemsOf, type Option } from '../../parts/people-fields/people-answers.ts';
import { usePlaces } from '../../parts/people-fields/use-places.ts';
import styles from './screen.module.css';

/** What somebody said about themselves, to be read. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['people', 'profile']);
  const countries = usePlaces('country');
  const languages = usePlaces('language');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const named = (places: typeof countries, codes: string | null) =>
    list.format(
      itemsOf(codes ?? '').map((code) => places.find(({ id }) => id === code)?.name ?? code),
    );
  const option = (value: string) => t(`people:option.${value as Option}`, { defaultValue: value });
  const lines = [
    [t('people:gender'), option(profile.gender ?? '')],
    [t('people:age'), option(profile.age ?? '')],
    [t('people:academicBackground'), option(profile.academic_background ?? '')],
    [t('people:country'), named(countries, profile.country)],
    [t('people:firstLanguage'), named(languages, profile.first_language)],
    [t('people:fieldOfStudy'), list.format(itemsOf(profile.field_of_study ?? '').map(option))],
    [t('people:goals'), profile.goals ?? ''],
    [t('profile:saving'), t(profile.rejectSaveData ? 'profile:savesNot' : 'profile:saves')],
  ] as const;
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
