import { type LanguageCode, languageCodes } from '@vernacular/analyzer';
import { limits, type OwnDictionary } from '@vernacular/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../platform/language/languages.ts';
import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { errorMessage } from '../../platform/api/error-message.ts';
import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { languageName } from '../../platform/language/language-name.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field/field-error.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FileButton } from '../../ui/file-drop/file-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageDrop } from '../../parts/page-drop/page-drop.tsx';
import { Select } from '../../parts/select/select.tsx';
import {
  countedEndings,
  errorsOf,
  newDraft,
  sizeOf,
  withFiles,
  type Draft,
  type DraftErrors,
} from './draft.ts';
import { LabelledProgress } from './labelled-progress.tsx';
import styles from './own-dictionaries-screen.module.css';
import { useSending } from './use-own-dictionaries.ts';

const accept = countedEndings.map((ending) => `.${ending}`).join(',');
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
        choices={languageCodes.map((id) => ({ id, name: languageName(id) }))}
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

function FilesField({
  draft,
  isBusy,
  error,
  onChange,
}: {
  draft: Draft;
  isBusy: boolean;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}) {
  const { t, i18n } = useTranslation('own-dictionaries');
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { files } = draft;
  const onFiles = (offered: readonly File[]) => {
    if (isBusy) return;
    const taken = withFiles(draft, offered);
    setRefused(taken.refused);
    onChange(taken.draft);
  };
  return (
    <fieldset
      className={styles.files}
      tabIndex={-1}
      data-invalid={error !== undefined}
      aria-labelledby={id}
      aria-describedby={classNames(`${id}-hint`, error && `${id}-error`)}
    >
      <span id={id} className={styles.label}>
        {t('files')}
      </span>
      <p id={`${id}-hint`} className="caption">
        {t('filesHint')}
      </p>
      {!isBusy && (
        <div className="row gap-3">
          <FileButton isMany accept={accept} onFiles={onFiles}>
            {t(files.length === 0 ? 'choose' : 'addMore')}
          </FileButton>
          {files.length > 0 && (
            <Button look="quiet" onPress={() => onChange({ ...draft, files: [] })}>
              {t('empty')}
            </Button>
          )}
        </div>
      )}
      <output className={styles.chosen}>
        {files.length > 0 &&
          t('chosen', { count: files.length, size: formatFileSize(sizeOf(files), i18n.language) })}
        {refused.length > 0 && (
          <span>
            {t('filesRefused', {
              count: refused.length,
              names: new Intl.ListFormat(i18n.language).format(refused.slice(0, 5)),
            })}
          </span>
        )}
      </output>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <PageDrop isMany hint={t('drop')} onFiles={onFiles} />
    </fieldset>
  );
}
