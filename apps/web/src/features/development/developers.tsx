import { useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site/use-site.ts';
import styles from './developers.module.css';
import { SourcePage } from './source-page.tsx';

export function Developers() {
  const { t } = useTranslation('development');
  const { developers, sourceCode } = useSite();
  return (
    <>
      <p>{t('developers.method')}</p>
      <p>{t('developers.product')}</p>
      <p>
        {t('developers.differences')}{' '}
        <SourcePage path="docs/differences.md">{t('developers.differencesLink')}</SourcePage>
      </p>
      {developers.length > 0 && (
        <ul className={styles.people}>
          {developers.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b>
              {role && <span>{role}</span>}
            </li>
          ))}
        </ul>
      )}
      {sourceCode && (
        <p>
          <a href={sourceCode}>{t('developers.source')}</a>
        </p>
      )}
    </>
  );
}
