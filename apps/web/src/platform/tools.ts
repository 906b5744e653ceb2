/** The six tools, in the order of the home page. `opensFresh` leaves the app with a full page load. */
export const tools = [
  { id: 'deJargonizer', path: '/de-jargonizer', opensFresh: true },
  { id: 'halfLife', path: '/half-life', opensFresh: false },
  { id: 'persuasion', path: '/persuasion-rhetorics', opensFresh: false },
  { id: 'coherence', path: '/coherence', opensFresh: false },
  { id: 'criticalThinking', path: '/critical-thinking', opensFresh: false },
  { id: 'ethics', path: '/ethics', opensFresh: false },
] as const;

export type ToolId = (typeof tools)[number]['id'];
