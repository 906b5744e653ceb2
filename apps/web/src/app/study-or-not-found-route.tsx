import { lazy } from 'react';
import { useLocation, type LoaderFunction } from 'react-router';

import { fetchChunk } from '../platform/browser/fetch-chunk.ts';
import { loadTexts } from '../platform/language/i18n.ts';
import { isStudyPath } from '../platform/site/study-path.ts';

const Conversation = lazy(() =>
  fetchChunk(() => import('../features/conversation/conversation-screen.tsx')),
);
const NotFound = lazy(() => fetchChunk(() => import('../features/not-found/not-found-screen.tsx')));

export const loadFallbackTexts: LoaderFunction = async () => {
  await loadTexts('conversation', 'grading', 'share', 'study', 'not-found');
  return null;
};

export function FallbackRoute() {
  return isStudyPath(useLocation().pathname) ? <Conversation /> : <NotFound />;
}
