import type { ProfileAnswerName } from '@vernacular/contract';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { profileAnswerNames, profileAnswers } from '../../platform/api/contract.at-build.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { itemsOf, type Option, type PeopleAnswers } from './people-answers.ts';
import styles from './people-fields.module.css';
import { PlacesField } from './country-or-language-field.tsx';

interface Props {
  readonly answers: PeopleAnswers;
  readonly onChange: (answers: PeopleAnswers) => void;
}

/** The questions about a person. Memoized: pass a stable `onChange`. Needs the texts `people` and `places`. */
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

function ChoicesField({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation('people');
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return (
    <fieldset className={classNames(styles.choices, styles.wide)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <CheckBox
          key={option}
          isChecked={chosen.includes(option)}
          onChange={(isChosen) => toggle(option, isChosen)}
        >
          {t(`option.${option}`)}
        </CheckBox>
      ))}
    </fieldset>
  );
}

function WordsField({
  label,
  longest,
  value,
  onChange,
}: {
  label: string;
  longest: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={classNames('input', styles.words)}
        dir="auto"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
