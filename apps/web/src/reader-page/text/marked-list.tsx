import { useTranslation } from 'react-i18next';

import { useFocusRecovery } from '../../platform/browser/use-focus-recovery.ts';
import styles from './marked-list.module.css';
import { takeBack, type Marks } from './marks.ts';
import type { ReadableText } from './readable-text.ts';

/** The marked words and phrases, each with a press that takes it back. */
export function MarkedList({
  readable: { text, words },
  language,
  marks,
  onMarks,
}: {
  readable: ReadableText;
  language: string;
  marks: Marks;
  onMarks: (marks: Marks) => void;
}) {
  const { t } = useTranslation('reading');
  const recovery = useFocusRecovery();
  return (
    <div {...recovery} className={styles.marked}>
      {marks.length > 0 && (
        <>
          <h2 id="marked-title">{t('marked.title')}</h2>
          <ul aria-labelledby="marked-title">
            {marks.map((mark) => {
              const phrase = text.slice(words[mark.from]!.start, words[mark.to]!.end);
              return (
                <li key={mark.from}>
                  <button
                    type="button"
                    aria-label={t('marked.takeBack', { phrase })}
                    onClick={() => onMarks(takeBack(marks, mark))}
                  >
                    <bdi lang={language}>{phrase}</bdi>
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
