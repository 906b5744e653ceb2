import type { AboutReader, ReaderAnswer } from '@vernacular/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectBox } from '../ui/field/select-box.tsx';
import styles from './reader-page.module.css';

export type About = NonNullable<ReaderAnswer['about']>;

const ages = ['under-18', '18-29', '30-49', '50-69', '70-up'] as const;
const schoolings = ['school', 'some-college', 'degree'] as const;
const truths = ['yes', 'no'] as const;

/** Facts that a reader may give; each may be left open. */
export function AboutYou({ about, onAbout }: { about: About; onAbout: (about: About) => void }) {
  const { t } = useTranslation('reading');
  const set = <Key extends keyof AboutReader>(key: Key, value: AboutReader[Key] | undefined) => {
    const { [key]: _before, ...rest } = about;
    onAbout(value === undefined ? rest : { ...rest, [key]: value });
  };
  const truth = (key: 'motherTongue' | 'inField') => (
    <Choice
      label={t(`about.${key}`)}
      choices={truths.map((each) => ({ id: each, name: t(`about.${each}`) }))}
      value={about[key] === undefined ? '' : about[key] ? 'yes' : 'no'}
      onChange={(id) => set(key, id === '' ? undefined : id === 'yes')}
    />
  );
  return (
    <details className={styles.aboutYou}>
      <summary>{t('about.title')}</summary>
      <div>
        <p className={styles.quiet}>{t('about.why')}</p>
        <Choice
          label={t('about.age')}
          choices={ages.map((id) => ({ id, name: t(`about.ages.${id}`) }))}
          value={about.age ?? ''}
          onChange={(id) =>
            set(
              'age',
              ages.find((each) => each === id),
            )
          }
        />
        {truth('motherTongue')}
        <Choice
          label={t('about.schooling')}
          choices={schoolings.map((id) => ({ id, name: t(`about.schoolings.${id}`) }))}
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

function Choice({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly { readonly id: string; readonly name: string }[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t } = useTranslation('reading');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('about.unsaid')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
