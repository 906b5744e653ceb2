import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { loadTexts } from '../../platform/language/i18n.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Chat } from './chat.tsx';
import { Introduction } from './parts/introduction.tsx';
import { placeAt, addressFacts } from './state/conversation-path.ts';
import styles from './conversation-screen.module.css';

const StudyGate = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./study/study-gate.tsx'), loadTexts('study')]);
  return part.StudyGate;
});

export default function ConversationScreen() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = useMemo(() => placeAt(pathname), [pathname]);
  const facts = useMemo(() => addressFacts(search), [search]);
  const words = place?.exercise.introduction[nearestLanguage(i18n.language)];
  usePageTitle(words?.title ?? '');
  if (!place || !words) throw new Response('Not found', { status: 404 });
  /** Where the study asks for consent: the hidden path, or the exercise if the query says research. */
  const studyAddress = place.isStudy
    ? pathname.slice(1)
    : facts.isResearch
      ? place.exercise.name
      : null;
  return (
    <div className={styles.screen}>
      {studyAddress === null ? (
        <>
          <Introduction words={words} />
          <Chat key={place.endpoint} place={place} study={{ ...facts, taking: null }} />
        </>
      ) : (
        <StudyGate
          key={`${studyAddress}?${facts.participantName}`}
          address={studyAddress}
          title={words.title}
          {...{ facts, place }}
        />
      )}
    </div>
  );
}
