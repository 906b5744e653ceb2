import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './study.module.css';

/** Asks whether the same participant is at the device, before anything of a stored conversation is shown. */
export function AskSamePerson({
  title,
  name,
  onSame,
  onOther,
}: {
  title: string;
  name: string;
  onSame: () => void;
  onOther: () => void;
}) {
  const { t } = useTranslation('study');
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <h2>{name === '' ? t('return.question') : t('return.questionNamed', { name })}</h2>
      <p>{t('return.text')}</p>
      <div className="row gap-3">
        <Button look="secondary" onPress={onSame}>
          {t('return.same')}
        </Button>
        <Button look="secondary" onPress={onOther}>
          {t('return.other')}
        </Button>
      </div>
    </div>
  );
}
