import { type LanguageCode, languageCodes } from '@vernacular/analyzer';
import { limits, type OwnDictionary } from '@vernacular/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../platform/language/languages.ts';
import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { errorMessage } from '../../platform/api/error-message.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Select } from '../../parts/select/select.tsx';
import { errorsOf, newDraft, type Draft, type DraftErrors } from './draft.ts';
import { FilesField } from './files-field.tsx';
import { LabelledProgress } from './labelled-progress.tsx';
import styles from './own-dictionaries-screen.module.css';
import { useSending } from './use-own-dictionaries.ts';

const thisYear = () => new Date().getFullYear();

export function BuildForm({ userId, mine }: { userId: string; mine: readonly OwnDictionary[] }) {
  const { t, i18n } = useTranslation('own-dictionaries');
  const { t: tGrading } = useTranslation('grading');
  const { percent } = useNumberFormat();
  const { dictionaries } = useDictionaries();
  const site: LanguageCode = nearestLanguage(i18n.language);
  const [draft, setDraft] = useState<Draft>(() => newDraft(site, thisYear()));
  const [refusal, setRefusal] = useState<DraftErrors | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  useFocusFirstError(form, refusal);
  const { sending, start, stop } = useSending(userId, () =>
    setDraft(({ language }) => newDraft(language, thisYear())),
  );
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const errorOf = (field: keyof DraftErrors) => {
    const key = refusal?.[field];
    return key && t(key, { year: thisYear() });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.kind === 'sending') return;
    const errors = errorsOf(draft, {
      own: new Set(mine.map(({ code }) => code)),
      site: new Set(dictionaries.filter(({ isMine }) => !isMine).map(({ code }) => code)),
    });
    const isGood = Object.keys(errors).length === 0;
    setRefusal(isGood ? null : errors);
    if (isGood) start(draft);
  };

  if (mine.length >= limits.ownDictionaries && sending.kind !== 'sending')
    return <Notice>{t('full', { count: limits.ownDictionaries })}</Notice>;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('build')}
      </h2>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        dir="auto"
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errorOf('name')}
      />
      <Select
        label={t('language')}
        choices={languageCodes.map((id) => ({ id, name: tGrading(`textLanguage.${id}`) }))}
        value={draft.language}
        onChange={(id) => change({ language: id as LanguageCode })}
      />
      <div className={styles.years}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(end)}
            name={end}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={draft[end]}
            onChange={(event) => change({ [end]: event.target.value })}
            error={errorOf(end)}
          />
        ))}
      </div>
      <FilesField
        draft={draft}
        isBusy={sending.kind === 'sending'}
        error={errorOf('files')}
        onChange={setDraft}
      />
      <p className="caption">{t('privacy')}</p>
      {sending.kind === 'failed' && (
        <Notice kind="trouble">{errorMessage(tGrading, i18n.language, sending.failure)}</Notice>
      )}
      {sending.kind === 'sent' && !refusal && <Notice kind="good">{t('received')}</Notice>}
      <div className="row gap-3">
        {sending.kind === 'sending' ? (
          <>
            <LabelledProgress
              progress={sending.progress}
              label={t('sending', { percent: percent(Math.floor(sending.progress * 100)) })}
            />
            <Button look="secondary" onPress={stop}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <Button type="submit">{t('build')}</Button>
        )}
      </div>
    </form>
  );
}
