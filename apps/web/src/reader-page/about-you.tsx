import type { AboutReader, ReaderAnswer } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { SelectField } from '../ui/field/select-field.tsx';
import styles from './reader-page.module.css';

export type About = NonNullable<ReaderAnswer['about']>;

const ages = ['under-18', '18-29', '30-49', '50-69', '70-up'] as const;
const schoolings = ['school', 'some-college', 'degree'] as const;
const truths = ['yes', 'no'] as const;

export function AboutYou({ about, onAbout }: { about: About; onAbout: (about: About) => void }) {
  const { t } = useTranslation('reading');
  const unsaid = { id: '', name: t('about.unsaid') };
  const set = <Key extends keyof AboutReader>(key: Key, value: AboutReader[Key] | undefined) => {
    const { [key]: _before, ...rest } = about;
    onAbout(value === undefined ? rest : { ...rest, [key]: value });
  };
  const truth = (key: 'motherTongue' | 'inField') => (
    <SelectField
      label={t(`about.${key}`)}
      choices={[unsaid, ...truths.map((each) => ({ id: each, name: t(`about.${each}`) }))]}
      value={about[key] === undefined ? '' : about[key] ? 'yes' : 'no'}
      onChange={(id) => set(key, id === '' ? undefined : id === 'yes')}
    />
  );
  return (
    <details className={styles.aboutYou}>
      <summary>{t('about.title')}</summary>
      <div>
        <p className={styles.quiet}>{t('about.why')}</p>
        <SelectField
          label={t('about.age')}
          choices={[unsaid, ...ages.map((id) => ({ id, name: t(`about.ages.${id}`) }))]}
          value={about.age ?? ''}
          onChange={(id) =>
            set(
              'age',
              ages.find((each) => each === id),
            )
          }
        />
        {truth('motherTongue')}
        <SelectField
          label={t('about.schooling')}
          choices={[unsaid, ...schoolings.map((id) => ({ id, name: t(`about.schoolings.${id}`) }))]}
          value={about.schooling ?? ''}
          onChange={(id) =>
            set(
              'schooling',
              schoolings.find((each) => each === id),
            )
          }
        />
        {truth('inField')}
      </div>
    </details>
  );
}
