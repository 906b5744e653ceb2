import type { ExerciseName } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';

import styles from './introduction.module.css';
import { PersuasionIntroduction } from './persuasion-introduction.tsx';

/** What an exercise is about, before its conversation. */
export function Introduction({ name }: { name: ExerciseName }) {
  const { t } = useTranslation('conversation');
  return (
    <>
      <p className={styles.lead}>{t(`${name}.lead`)}</p>
      {name === 'persuasive' && <PersuasionIntroduction />}
      {name === 'ethics' && <p className={styles.more}>{t('ethics.more')}</p>}
    </>
  );
}
