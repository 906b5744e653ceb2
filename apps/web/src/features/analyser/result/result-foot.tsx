import { hasLettersOf } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { dictionaryName, substituteNote } from '../../../platform/dictionaries/dictionary-name.ts';
import { DifficultyNote } from './difficulty-note.tsx';
import { ResultActions } from './result-actions.tsx';
import styles from './result.module.css';
import type { GradedText } from './result-words.ts';

export function ResultFoot({ reply, graded }: { reply: GradeReply; graded: GradedText }) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { dictionary } = reply;
  return (
    <div className={styles.foot}>
      <DifficultyNote difficulty={reply.difficulty} words={reply.totals.cleaned} />
      <p>
        {[
          dictionary.beside && hasLettersOf(graded.text, dictionary.beside.language)
            ? t('result.countsBeside', {
                label: dictionaryName(tGrading, dictionary),
                beside: dictionaryName(tGrading, dictionary.beside),
              })
            : t('result.counts', { label: dictionaryName(tGrading, dictionary) }),
          substituteNote(tGrading, dictionary),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {reply.method === 'refined' && <p>{tGrading('method.result')}</p>}
      <ResultActions reply={reply} graded={graded} />
    </div>
  );
}
