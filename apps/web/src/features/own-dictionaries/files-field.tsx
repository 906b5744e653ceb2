import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field/field-error.tsx';
import { FileButton } from '../../ui/file-drop/file-button.tsx';
import { PageDrop } from '../../parts/page-drop/page-drop.tsx';
import { countedEndings, sizeOf, withFiles, type Draft } from './draft.ts';
import styles from './own-dictionaries-screen.module.css';

const accept = countedEndings.map((ending) => `.${ending}`).join(',');

export function FilesField({
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
