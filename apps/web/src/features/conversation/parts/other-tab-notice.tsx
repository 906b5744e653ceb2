import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../conversation-screen.module.css';

export function OtherTabNotice({ onLoad }: { onLoad(): void }) {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles.elsewhere}>
      <Notice action={<Button onPress={onLoad}>{t('load')}</Button>}>{t('elsewhere')}</Notice>
    </div>
  );
}
