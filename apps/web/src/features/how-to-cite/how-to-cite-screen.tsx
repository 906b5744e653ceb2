import { Trans, useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { Citation } from './citation.tsx';

export default function HowToCiteScreen() {
  const { t } = useTranslation('how-to-cite');
  usePageTitle(t('title'));
  return (
    <Article title={t('title')} lead={t('lead')}>
      <Citation />
      <Section id="report" title={t('report.title')}>
        <p>{t('report.intro')}</p>
        <ul>
          <li>
            <Trans t={t} i18nKey="report.counts" components={{ i: <i lang="en" dir="ltr" /> }} />
          </li>
          <li>{t('report.size')}</li>
          <li>{t('report.version')}</li>
        </ul>
      </Section>
    </Article>
  );
}
