import { useTranslation } from 'react-i18next';

import { exerciseCards } from './exercise-cards.at-build.ts';
import { nearestLanguage } from '../language/languages.ts';

/** A tool as the site lists it. If `opensFresh` is true, its link leaves the app with a full page load. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly opensFresh: boolean;
  /** Null for the De-Jargonizer, whose name and description are in the locale files. */
  readonly said: (typeof exerciseCards)[number]['said'] | null;
}

export const tools: readonly Tool[] = [
  { id: 'de-jargonizer', path: '/de-jargonizer', opensFresh: true, said: null },
  ...exerciseCards.map(({ name, route, said }) => ({
    id: name,
    path: route,
    opensFresh: false,
    said,
  })),
];

export const conversationPaths: readonly string[] = exerciseCards.map(({ route }) => route);

export function useToolName(): (tool: Tool) => string {
  const { t, i18n } = useTranslation('shell');
  return ({ said }) => said?.[nearestLanguage(i18n.language)].name ?? t('tools.deJargonizer');
}
