import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { failureSentence } from '../../../platform/failure-sentence.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './compare-view.module.css';
import type { LeftOutFile, Reason } from './outcome.ts';

/** Why a file takes no part, in words. */
export function useReason(): (reason: Reason) => string {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  return (reason) =>
    reason.kind === 'unreadable'
      ? failureSentence(tGrading, i18n.language, { ...reason, status: 200 })
      : t(`compare.reason.${reason.kind}`);
}

/** The files that take no part in the comparison, each with the reason. */
export function LeftOut({
  files,
  before,
  isFixed,
  onRemove,
}: {
  files: readonly LeftOutFile[];
  /** All files of the first round: two files may bear one name. */
  before: readonly File[];
  isFixed: boolean;
  onRemove: (file: File) => void;
}) {
  const { t } = useTranslation('group-grading');
  const reasonOf = useReason();
  if (files.length === 0) return null;
  return (
    <section className={styles.leftOut} aria-labelledby="left-out-title">
      <h2 id="left-out-title">{t('compare.leftOut')}</h2>
      <ul>
        {files.map(({ file, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may bear one name, and a row holds no state
          <li key={`${index} ${file.name}`}>
            <span>
              <bdi>{file.name}</bdi>
              <small>
                {t(before.includes(file) ? 'compare.before' : 'compare.after')} · {reasonOf(reason)}
              </small>
            </span>
            <Button
              look="quiet"
              isDisabled={isFixed}
              aria-label={t('remove', { name: file.name })}
              onPress={() => onRemove(file)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
