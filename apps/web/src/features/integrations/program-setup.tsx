import { useLayoutEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { type Client, pictures } from './clients-and-snippets.ts';
import styles from './integrations.module.css';
import { Snippet } from './snippet.tsx';

const marks = {
  code: <code dir="ltr" lang="en" />,
  element: <NewTabLink href="/jargon-text/index.html" />,
  profile: <Link to="/profile" />,
};

/** Names the section opened last in the URL, without a history entry: to share it, and for Back. Null removes it. */
function setFragment(part: string | null): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}${part === null ? '' : `#${part}`}`);
}

export function ProgramSetup({ client }: { client: Client }) {
  const { t } = useTranslation('integrations');
  const { id, steps, tried, version, speaksAs = 'english' } = client;
  const { hash } = useLocation();
  const part = useRef<HTMLDetailsElement>(null);
  const ownName = client.name ?? t(`names.${id as 'assistant' | 'command-line'}`);

  // A layout effect, because the part must be open before the page scrolls to it or restores its scroll position.
  useLayoutEffect(() => {
    if (hash === `#${id}`) part.current!.open = true;
  }, [hash, id]);

  const onClick = () => {
    if (!part.current!.open) setFragment(id);
    else if (location.hash === `#${id}`) setFragment(null);
  };

  return (
    <details id={id} ref={part} className={styles.client}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a key on a summary is a click */}
      <summary onClick={onClick}>
        <h3>{client.name === null ? ownName : <bdi lang="en">{ownName}</bdi>}</h3>
        <p>{t(`leads.${id}`)}</p>
      </summary>
      <figure>
        <img src={pictures[`${id}.svg`]} alt="" width="400" height="180" loading="lazy" />
        <figcaption>{t(`drawing.${speaksAs}`)}</figcaption>
      </figure>
      <ol>
        {steps.map(({ say, snippets = [] }) => (
          <li key={say}>
            <p>
              <Trans t={t} i18nKey={`steps.${say}`} components={marks} />
            </p>
            {snippets.map((lines) => (
              <Snippet key={lines} name={lines} program={ownName} />
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.tried}>{t(`tried.${tried}`, { version })}</p>
    </details>
  );
}
