import { lazy } from 'react';
import { useLocation, type LoaderFunction } from 'react-router';

import { fetchChunk } from '../platform/browser/fetch-chunk.ts';
import { loadTexts } from '../platform/language/i18n.ts';
import { isStudyPath } from '../platform/site/study-path.ts';

const Conversation = lazy(() =>
  fetchChunk(() => import('../features/conversation/conversation-screen.tsx')),
);
const NotFound = lazy(() => fetchChunk(() => import('../features/not-found/not-found-screen.tsx')));

/** Loads the texts of both screens that an unlisted path can show. */
export const loadFallbackTexts: LoaderFunction = async () => {
  await loadTexts('conversation', 'grading', 'share', 'study', 'not-found');
  return null;
};

/** The hidden exercise of a study, or the page for an unknown address. */
export function FallbackRoute() {
  return isStudyPath(useLocation().pathname) ? <Conversation /> : <NotFound />;
}
