import { useTranslation } from 'react-i18next';
import type { SiteDescription } from '@vernacular/contract';
import { Mail } from 'lucide-react';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import styles from './contact-screen.module.css';

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

function ContactCards({ contacts }: { contacts: SiteDescription['contacts'] }) {
  return (
    <ul className={styles.cards}>
      {contacts.map(({ name, role, email }) => (
        <li key={email}>
          <b>{name}</b>
          {role && <span>{role}</span>}
          <a href={`mailto:${email}`} dir="ltr">
            <Mail aria-hidden="true" />
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a white background in every theme, because logos are drawn for white. */
function Logos({ logos }: { logos: SiteDescription['logos'] }) {
  return (
    <ul className={styles.logos}>
      {logos.map(({ name, image, link }) => {
        const picture = <img src={image} alt={name} loading="lazy" />;
        return <li key={name}>{link ? <a href={link}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}
