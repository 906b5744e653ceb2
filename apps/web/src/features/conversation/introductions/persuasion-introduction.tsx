import { useTranslation } from 'react-i18next';

import styles from './introduction.module.css';

const appeals = ['logos', 'pathos', 'ethos'] as const;
const audiences = ['general', 'investors', 'policymakers', 'scientific'] as const;

/** Logos, pathos and ethos, and one finding told to four audiences. */
export function PersuasionIntroduction() {
  const { t } = useTranslation('conversation');
  return (
    <>
      <dl className={styles.appeals}>
        {appeals.map((appeal) => (
          <div key={appeal}>
            <dt>{t(`persuasive.${appeal}.name`)}</dt>
            <dd>{t(`persuasive.${appeal}.text`)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.example}>
        <summary>{t('persuasive.example.title')}</summary>
        <p>{t('persuasive.example.finding')}</p>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('persuasive.example.audience')}</th>
                {appeals.map((appeal) => (
                  <th key={appeal} scope="col">
                    {t(`persuasive.${appeal}.name`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {audiences.map((audience) => (
                <tr key={audience}>
                  <th scope="row">{t(`persuasive.example.${audience}.name`)}</th>
                  {appeals.map((appeal) => (
                    <td key={appeal}>{t(`persuasive.example.${audience}.${appeal}`)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
