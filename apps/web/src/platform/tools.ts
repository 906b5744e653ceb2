/** The six tools, in the order of the home page. `opensFresh` leaves the app with a full page load. */
export const tools = [
  { id: 'deJargonizer', path: '/de-jargonizer', opensFresh: true, isReady: true },
  { id: 'halfLife', path: '/half-life', opensFresh: false, isReady: true },
  { id: 'persuasion', path: '/persuasion-rhetorics', opensFresh: false, isReady: true },
  { id: 'coherence', path: '/coherence', opensFresh: false, isReady: true },
  { id: 'criticalThinking', path: '/critical-thinking', opensFresh: false, isReady: true },
  { id: 'ethics', path: '/ethics', opensFresh: false, isReady: true },
] as const;

export type ToolId = (typeof tools)[number]['id'];
