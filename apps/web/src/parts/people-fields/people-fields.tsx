import type { ProfileAnswerName } from '@vernacular/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { ChoicesField, WordsField } from './check-boxes-and-text-area.tsx';
import { profileAnswerNames, profileAnswers } from '../../platform/api/contract.at-build.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { itemsOf, type PeopleAnswers } from './people-answers.ts';
import styles from './people-fields.module.css';
import { PlacesField } from './country-or-language-field.tsx';

interface Props {
  readonly answers: PeopleAnswers;
  readonly onChange: (answers: PeopleAnswers) => void;
}

/**
 * The questions about a person, as form fields. Memoized because the lists are long: pass a stable `onChange`. Needs
 * the texts `people` and `places`.
 */
export const PeopleFields = memo(function PeopleFields({ answers, onChange }: Props) {
  return (
    <div className={styles.fields}>
      {profileAnswerNames.map((name) => (
        <AnswerField
          key={name}
          name={name}
          value={answers[name]}
          onChange={(value) => onChange({ ...answers, [name]: value })}
        />
      ))}
    </div>
  );
});

/** Fields with long options take a row of their own; short ones share a row. */
const wide: ReadonlySet<ProfileAnswerName> = new Set(['academic_background']);

function AnswerField({
  name,
  value,
  onChange,
}: {
  readonly name: ProfileAnswerName;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation('people');
  const asked = profileAnswers[name];
  const label = t(`answer.${name}`);
  switch (asked.kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          choices={[
            { id: '', name: t('noAnswer') },
            ...asked.options.map((id) => ({ id, name: t(`option.${id}`) })),
          ]}
          value={value}
          className={wide.has(name) ? styles.wide : undefined}
          onChange={onChange}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          label={label}
          options={asked.options}
          chosen={itemsOf(value)}
          onChange={(chosen) => onChange(chosen.join(','))}
        />
      );
    case 'places':
      return (
        <PlacesField
          kind={asked.of}
          label={label}
          hint={t(`hint.${asked.of}`)}
          value={itemsOf(value)}
          onChange={(codes) => onChange(codes.join(','))}
        />
      );
    case 'text':
      return <WordsField label={label} longest={asked.longest} value={value} onChange={onChange} />;
  }
}
