export { languageToolMatches } from './matches.ts';
export { chosenRules } from './rules.ts';
