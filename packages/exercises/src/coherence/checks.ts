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
  question1Choice: [
    { id: 'names-topic', version: 1, source: style },
    { id: 'names-same', version: 1, source: 'Fowler 1926, A Dictionary of Modern English Usage' },
    { id: 'names-meaning', version: 1, source: 'Pinker 2014, The Sense of Style' },
    { id: 'names-abbreviation', version: 1, source: manual },
    { id: 'names-apart', version: 1, source: 'Grice 1975, Logic and Conversation' },
    { id: 'names-return', version: 1, source: lexis },
  ],
  question2Choice: [
    {
      id: 'known-first-opening',
      version: 1,
      source: 'Clark & Haviland 1977, Comprehension and the Given-New Contract',
    },
    { id: 'known-first-link', version: 1, source: scientificWriting },
    { id: 'known-first-thread', version: 1, source: style },
    { id: 'known-first-new-term', version: 1, source: style },
    { id: 'known-first-subject', version: 1, source: style },
    { id: 'known-first-paragraph', version: 1, source: cohesion },
  ],
  question3Choice: [
    {
      id: 'pointers-this',
      version: 1,
      source: 'Swales & Feak 2012, Academic Writing for Graduate Students',
    },
    { id: 'pointers-it', version: 1, source: manual },
    { id: 'pointers-they', version: 1, source: manual },
    { id: 'pointers-which', version: 1, source: 'Garner 2016, Garner’s Modern English Usage' },
    { id: 'pointers-then', version: 1, source: cohesion },
  ],
  question4Choice: [
    { id: 'one-point-stated', version: 1, source: style },
    { id: 'one-point-thread', version: 1, source: lexis },
    {
      id: 'one-point-shown',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research',
    },
    { id: 'one-point-news-last', version: 1, source: scientificWriting },
    { id: 'one-point-end', version: 1, source: style },
  ],
  question5Choice: [
    { id: 'links-cause', version: 1, source: cohesion },
    { id: 'links-contrast', version: 1, source: cohesion },
    { id: 'links-example', version: 1, source: 'Hyland 2007, Applying a Gloss' },
    { id: 'links-order', version: 1, source: cohesion },
    { id: 'links-reason', version: 1, source: 'Toulmin 1958, The Uses of Argument' },
    { id: 'links-added', version: 1, source: cohesion },
  ],
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
