import type about from './en/about.json';
import type accounts from './en/accounts.json';
import type analyser from './en/analyser.json';
import type contact from './en/contact.json';
import type conversation from './en/conversation.json';
import type deJargonizer from './en/de-jargonizer.json';
import type development from './en/development.json';
import type grading from './en/grading.json';
import type groupGrading from './en/group-grading.json';
import type home from './en/home.json';
import type howToCite from './en/how-to-cite.json';
import type instructions from './en/instructions.json';
import type legal from './en/legal.json';
import type notFound from './en/not-found.json';
import type ownDictionaries from './en/own-dictionaries.json';
import type people from './en/people.json';
import type places from './en/places.json';
import type profile from './en/profile.json';
import type savedWork from './en/saved-work.json';
import type share from './en/share.json';
import type shell from './en/shell.json';
import type study from './en/study.json';

/** Every file of texts, one line each. A key that is not in its file is a type error. */
export interface Texts {
  about: typeof about;
  accounts: typeof accounts;
  analyser: typeof analyser;
  contact: typeof contact;
  conversation: typeof conversation;
  'de-jargonizer': typeof deJargonizer;
  development: typeof development;
  grading: typeof grading;
  'group-grading': typeof groupGrading;
  home: typeof home;
  'how-to-cite': typeof howToCite;
  instructions: typeof instructions;
  legal: typeof legal;
  'not-found': typeof notFound;
  'own-dictionaries': typeof ownDictionaries;
  people: typeof people;
  places: typeof places;
  profile: typeof profile;
  'saved-work': typeof savedWork;
  share: typeof share;
  shell: typeof shell;
  study: typeof study;
}
