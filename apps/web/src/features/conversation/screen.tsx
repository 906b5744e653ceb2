import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { nearestLanguage } from '../../platform/languages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Chat } from './chat.tsx';
import { Introduction } from './parts/introduction.tsx';
import { placeAt, addressFacts } from './place.ts';
import styles from './screen.module.css';

/** An exercise: what it is about, and the conversation. */
export default function ConversationScreen() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = useMemo(() => placeAt(pathname), [pathname]);
  const study = useMemo(() => addressFacts(search), [search]);
  const words = place?.exercise.introduction[nearestLanguage(i18n.language)];
  usePageTitle(words?.title ?? '');
  if (!place || !words) throw new Response('Not found', { status: 404 });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <Introduction words={words} />
      </header>
      <Chat key={place.endpoint} place={place} study={study} />
    </div>
  );
}
