import { answerOptions } from '@vernacular/contract';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../ui/class-names.ts';
import { SelectBox } from '../../ui/field/select-box.tsx';
import { itemsOf, type Option, type PeopleAnswers } from './people-answers.ts';
import styles from './people-fields.module.css';
import { PlacesField } from './place-field.tsx';

/** What a person may say about themselves: all of it optional. Needs the texts `people` and `places`. The lists are long: an unchanging `onChange` spares them what changes elsewhere in a form. */
export const PeopleFields = memo(function PeopleFields({
  answers,
  onChange,
}: {
  answers: PeopleAnswers;
  onChange: (answers: PeopleAnswers) => void;
}) {
  const { t } = useTranslation('people');
  const goalsId = useId();
  const change = (changes: Partial<PeopleAnswers>) => onChange({ ...answers, ...changes });
  return (
    <div className={styles.fields}>
      <ChoiceField
        label={t('gender')}
        options={answerOptions.gender}
        value={answers.gender}
        onChange={(gender) => change({ gender })}
      />
      <ChoiceField
        label={t('age')}
        options={answerOptions.age}
        value={answers.age}
        onChange={(age) => change({ age })}
      />
      <ChoiceField
        isWide
        label={t('academicBackground')}
        options={answerOptions.academic_background}
        value={answers.academic_background}
        onChange={(background) => change({ academic_background: background })}
      />
      <PlacesField
        kind="country"
        label={t('country')}
        hint={t('countryHint')}
        value={itemsOf(answers.country)}
        onChange={(codes) => change({ country: codes.join(',') })}
      />
      <PlacesField
        kind="language"
        label={t('firstLanguage')}
        hint={t('firstLanguageHint')}
        value={itemsOf(answers.first_language)}
        onChange={(codes) => change({ first_language: codes.join(',') })}
      />
      <StudyField
        chosen={itemsOf(answers.field_of_study)}
        onChange={(fields) => change({ field_of_study: fields.join(',') })}
      />
      <div className={classNames(styles.field, styles.wide)}>
        <label htmlFor={goalsId}>{t('goals')}</label>
        <textarea
          id={goalsId}
          className={styles.goals}
          dir="auto"
          rows={3}
          maxLength={2000}
          value={answers.goals}
          onChange={(event) => change({ goals: event.target.value })}
        />
      </div>
    </div>
  );
});

function ChoiceField({
  label,
  options,
  value,
  isWide = false,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  value: string;
  isWide?: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('people');
  const id = useId();
  return (
    <div className={classNames(styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('noAnswer')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`option.${option}`)}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

function StudyField({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (fields: readonly string[]) => void;
}) {
  const { t } = useTranslation('people');
  const options = answerOptions.field_of_study;
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return (
    <fieldset className={classNames(styles.study, styles.wide)}>
      <legend>{t('fieldOfStudy')}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          {t(`option.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
