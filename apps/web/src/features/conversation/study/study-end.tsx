import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './study.module.css';

export function StudyEnd({ title, onNext }: { title: string; onNext: () => void }) {
  const { t } = useTranslation('study');
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <Notice kind="good">{t('end.forgotten')}</Notice>
      <Button look="secondary" onPress={onNext}>
        {t('end.next')}
      </Button>
    </div>
  );
}
