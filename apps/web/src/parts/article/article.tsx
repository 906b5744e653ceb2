import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import styles from './article.module.css';

interface Part {
  readonly id: string;
  readonly title: string;
}

/** A page of prose: title, lead and sections. With `contents`, a navigation links to the sections by id. */
export function Article({
  title,
  lead,
  contents,
  children,
}: {
  title: string;
  lead: string;
  contents?: readonly Part[];
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <article className={styles.article}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </article>
      {contents && (
        <nav className={styles.contents} data-print="no" aria-label={t('contents')}>
          <p aria-hidden="true">{t('contents')}</p>
          <ul>
            {contents.map((part) => (
              <li key={part.id}>
                <Link to={`#${part.id}`}>{part.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

export function Section({ id, title, children }: Part & { children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
