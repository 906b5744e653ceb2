import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { ContactCards } from './contact-cards.tsx';
import { Logos } from './logos.tsx';

export default function ContactScreen() {
  const { t } = useTranslation('contact');
  const { contacts, logos } = useSite();
  usePageTitle(t('title'));
  return (
    <Article title={t('title')} lead={t('lead')}>
      <Section id="people" title={t('people')}>
        {contacts.length > 0 ? <ContactCards contacts={contacts} /> : <p>{t('empty')}</p>}
      </Section>
      {logos.length > 0 && (
        <Section id="institutions" title={t('institutions')}>
          <Logos logos={logos} />
        </Section>
      )}
    </Article>
  );
}
