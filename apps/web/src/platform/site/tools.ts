import { useTranslation } from 'react-i18next';

import { exerciseCards } from './exercise-cards.at-build.ts';
import { nearestLanguage } from '../language/languages.ts';

/** A tool of the site. `opensFresh` leaves the app with a full page load. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly opensFresh: boolean;
  /** What a conversation is called and what it is for; the De-Jargonizer has its words in the locale files. */
  readonly said: (typeof exerciseCards)[number]['said'] | null;
}

/** The De-Jargonizer, then the conversations in the order of their catalogue. */
export const tools: readonly Tool[] = [
  { id: 'de-jargonizer', path: '/de-jargonizer', opensFresh: true, said: null },
  ...exerciseCards.map(({ name, route, said }) => ({
    id: name,
    path: route,
    opensFresh: false,
    said,
  })),
];

/** The screens of the conversations. */
export const conversationPaths: readonly string[] = exerciseCards.map(({ route }) => route);

/** What a tool is called, in the language of the site. */
export function useToolName(): (tool: Tool) => string {
  const { t, i18n } = useTranslation('shell');
  return ({ said }) => said?.[nearestLanguage(i18n.language)].name ?? t('tools.deJargonizer');
}
