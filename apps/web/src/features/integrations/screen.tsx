import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { usePageTitle } from '../../platform/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { ClientName, ClientSection } from './client-section.tsx';
import { groups } from './clients.ts';
import styles from './integrations.module.css';

/** How to have the De-Jargonizer in the programs one writes with. */
export default function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  usePageTitle(t('title'));
  return (
    <Article title={t('title')} lead={t('lead')}>
      <nav className={styles.choice} aria-label={t('choose')}>
        <p aria-hidden="true">{t('choose')}</p>
        {groups.map(({ group, clients }) => (
          <ul key={group} aria-label={t(`groups.${group}`)}>
            {clients.map((client) => (
              <li key={client.id}>
                <Link to={`#${client.id}`}>
                  <ClientName {...client} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <p className={styles.privacy}>{t('privacy')}</p>
      {groups.map(({ group, clients }) => (
        <Section key={group} id={group} title={t(`groups.${group}`)}>
          {clients.map((client) => (
            <ClientSection key={client.id} client={client} />
          ))}
        </Section>
      ))}
    </Article>
  );
}
