import { lazy } from 'react';
import { useLocation, type LoaderFunction } from 'react-router';

import { fetchPart } from '../platform/browser/fetch-chunk.ts';
import { loadTexts } from '../platform/language/i18n.ts';
import { isStudyPath } from '../platform/site/study-path.ts';

const Conversation = lazy(() =>
  fetchPart(() => import('../features/conversation/conversation-screen.tsx')),
);
const NotFound = lazy(() => fetchPart(() => import('../features/not-found/not-found-screen.tsx')));

/** The texts of whatever an address outside the table of screens turns out to be. */
export const elsewhereTexts: LoaderFunction = async () => {
  await loadTexts('conversation', 'grading', 'share', 'study', 'not-found');
  return null;
};

/** A study's hidden exercise, or the page for an address that leads nowhere. */
export function Elsewhere() {
  return isStudyPath(useLocation().pathname) ? <Conversation /> : <NotFound />;
}
