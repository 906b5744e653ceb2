import { Trans, useTranslation } from 'react-i18next';

import styles from './judging-results.module.css';

export function JudgingResults() {
  const { t } = useTranslation('instructions');
  return (
    <>
      <p>{t('judgingResults.aim')}</p>
      <p>{t('judgingResults.mid')}</p>
      <p>{t('judgingResults.score')}</p>
      <p className={styles.formula}>{t('judgingResults.formula')}</p>
      <p>
        {t('judgingResults.feedback', { good: t('feedback.good'), again: t('feedback.again') })}
      </p>
      <p>
        <Trans t={t} i18nKey="judgingResults.notAMistake" components={{ i: <i /> }} />
      </p>
      <ol>
        <li>{t('judgingResults.know')}</li>
        <li>{t('judgingResults.plainer')}</li>
        <li>{t('judgingResults.keep')}</li>
      </ol>
    </>
  );
}
