export { languageToolMatches, type Match, type Matches, type MatchOptions } from './matches.ts';
export { chosenRules, type RuleWishes } from './rules.ts';
