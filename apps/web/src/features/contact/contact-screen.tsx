import { useTranslation } from 'react-i18next';
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
        {contacts.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <ul className={styles.cards}>
            {contacts.map(({ name, role, email }) => (
              <li key={email} className="card">
                <b>{name}</b>
                {role && <span className="soft">{role}</span>}
                <a href={`mailto:${email}`} dir="ltr">
                  <Mail aria-hidden="true" />
                  {email}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {logos.length > 0 && (
        <Section id="institutions" title={t('institutions')}>
          {/* On a white background in every theme, because logos are drawn for white. */}
          <ul className={styles.logos}>
            {logos.map(({ name, image, link }) => {
              const picture = <img src={image} alt={name} loading="lazy" />;
              return (
                <li key={name} className="card">
                  {link ? <a href={link}>{picture}</a> : picture}
                </li>
              );
            })}
          </ul>
        </Section>
      )}
    </Article>
  );
}
