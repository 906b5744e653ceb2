import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/page-title.ts';
import { Chat } from './chat.tsx';
import { Introduction } from './introductions/introduction.tsx';
import { placeAt, addressFacts } from './place.ts';
import styles from './screen.module.css';

/** An exercise: what it is about, and the conversation. */
export default function ConversationScreen() {
  const { t } = useTranslation('conversation');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = useMemo(() => placeAt(pathname), [pathname]);
  const study = useMemo(() => addressFacts(search), [search]);
  const title = place ? t(`${place.exercise.name}.title`) : '';
  usePageTitle(title);
  if (!place) throw new Response('Not found', { status: 404 });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Introduction name={place.exercise.name} />
      </header>
      <Chat key={place.endpoint} place={place} study={study} />
    </div>
  );
}
