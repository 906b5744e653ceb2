import { useTranslation } from 'react-i18next';

import { useFocusRecovery } from '../../platform/browser/use-focus-recovery.ts';
import styles from './marked-list.module.css';
import { takeBack, type Marks } from './marks.ts';
import type { SegmentedText } from './segment-text.ts';

/** The marked words and phrases as a list of buttons, each of which unmarks its phrase. */
export function MarkedList({
  readable: { text, words },
  language,
  marks,
  onMarks,
}: {
  readable: SegmentedText;
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
