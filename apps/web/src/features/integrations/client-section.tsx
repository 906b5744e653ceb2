import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { type Client, pictures } from './clients.ts';
import styles from './integrations.module.css';
import { Snippet } from './snippet.tsx';

/** Its own name, or what it is called in the reader's language. */
export function ClientName({ id, name }: Client) {
  const { t } = useTranslation('integrations');
  if (name !== null) return <bdi lang="en">{name}</bdi>;
  return <>{t(`names.${id as 'assistant' | 'command-line'}`)}</>;
}

const marks = {
  code: <code dir="ltr" lang="en" />,
  element: <NewTabLink href="/jargon-text/index.html" />,
  profile: <Link to="/profile" />,
};

/** What a program does with the De-Jargonizer, three steps to get there, and a drawing of it. */
export function ClientSection({ client }: { client: Client }) {
  const { t } = useTranslation('integrations');
  const { id, steps, tried } = client;
  return (
    <section id={id} className={styles.client} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <ClientName {...client} />
      </h3>
      <p>{t(`leads.${id}`)}</p>
      <figure>
        <img src={pictures[`${id}.svg`]} alt="" width="400" height="180" loading="lazy" />
        <figcaption>{t('drawing')}</figcaption>
      </figure>
      <ol>
        {steps.map(({ say, snippets = [] }) => (
          <li key={say}>
            <p>
              <Trans t={t} i18nKey={`steps.${say}`} components={marks} />
            </p>
            {snippets.map((name) => (
              <Snippet key={name} name={name} />
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.tried}>{t(`tried.${tried}`)}</p>
    </section>
  );
}
