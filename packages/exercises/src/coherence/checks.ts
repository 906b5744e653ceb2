import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import { draftFieldAt } from '../session/drafts.ts';
import { draftNames, type Name } from '../session/choice-record.ts';

const style = 'Williams & Bizup, Style: Lessons in Clarity and Grace';
const cohesion = 'Halliday & Hasan 1976, Cohesion in English';
const scientificWriting = 'Gopen & Swan 1990, The Science of Scientific Writing';
const lexis = 'Hoey 1991, Patterns of Lexis in Text';
const manual = 'APA 2020, Publication Manual';

const declared = {
  question1Choice: {
    'names-topic': style,
    'names-same': 'Fowler 1926, A Dictionary of Modern English Usage',
    'names-meaning': 'Pinker 2014, The Sense of Style',
    'names-abbreviation': manual,
    'names-apart': 'Grice 1975, Logic and Conversation',
    'names-return': lexis,
  },
  question2Choice: {
    'known-first-opening': 'Clark & Haviland 1977, Comprehension and the Given-New Contract',
    'known-first-link': scientificWriting,
    'known-first-thread': style,
    'known-first-new-term': style,
    'known-first-subject': style,
    'known-first-paragraph': cohesion,
  },
  question3Choice: {
    'pointers-this': 'Swales & Feak 2012, Academic Writing for Graduate Students',
    'pointers-it': manual,
    'pointers-they': manual,
    'pointers-which': 'Garner 2016, Garner’s Modern English Usage',
    'pointers-then': cohesion,
  },
  question4Choice: {
    'one-point-stated': style,
    'one-point-thread': lexis,
    'one-point-shown': 'Booth, Colomb & Williams 1995, The Craft of Research',
    'one-point-news-last': scientificWriting,
    'one-point-end': style,
  },
  question5Choice: {
    'links-cause': cohesion,
    'links-contrast': cohesion,
    'links-example': 'Hyland 2007, Applying a Gloss',
    'links-order': cohesion,
    'links-reason': 'Toulmin 1958, The Uses of Argument',
    'links-added': cohesion,
  },
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].coherence),
  {
    question1Choice: draftFieldAt(draftNames, 1),
    question2Choice: draftFieldAt(draftNames, 2),
    question3Choice: draftFieldAt(draftNames, 3),
    question4Choice: draftFieldAt(draftNames, 4),
    question5Choice: draftFieldAt(draftNames, 5),
  },
);
