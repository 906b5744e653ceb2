import { useTranslation } from 'react-i18next';

import { useExampleReport } from '../../platform/text/use-example-report.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { ColouredText } from '../../ui/coloured-text/coloured-text.tsx';
import styles from './rewriting.module.css';

export function Rewriting() {
  const { t } = useTranslation('home');
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>{t('sample.title')}</figcaption>
      <Version heading={t('sample.expert')} text={t('sample.expertText')} />
      <Version heading={t('sample.plain')} text={t('sample.plainText')} />
    </figure>
  );
}

function Version({ heading, text }: { heading: string; text: string }) {
  const { t, i18n } = useTranslation('home');
  const report = useExampleReport(text, nearestLanguage(i18n.language));
  return (
    <div className={styles.version}>
      <div className={styles.bar}>
        <span>{heading}</span>
        <span className={styles.score}>{report && t('sample.score', { score: report.score })}</span>
      </div>
      <p>
        <ColouredText text={text} words={report?.tokens ?? null} />
      </p>
    </div>
  );
}
