import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { ProgramSetup } from './program-setup.tsx';
import { groups } from './clients-and-snippets.ts';
import styles from './integrations.module.css';
import { useOpenForPrint } from './use-open-for-print.ts';

export default function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  usePageTitle(t('title'));
  const all = useRef<HTMLDivElement>(null);
  useOpenForPrint(all);
  return (
    <Article title={t('title')} lead={t('lead')}>
      <p className={styles.privacy}>{t('privacy')}</p>
      <div ref={all}>
        {groups.map(({ group, clients }) => (
          <Section key={group} id={group} title={t(`groups.${group}`)}>
            {clients.map((client) => (
              <ProgramSetup key={client.id} client={client} />
            ))}
          </Section>
        ))}
      </div>
      <p className={styles.tried}>{t('missing')}</p>
    </Article>
  );
}
