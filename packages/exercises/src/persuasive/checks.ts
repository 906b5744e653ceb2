import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  logosReasonsGiven: [
    { id: 'reasons-action', version: 1, source: 'Aristotle, Rhetoric I.3' },
    { id: 'reasons-evidence', version: 1, source: 'Toulmin 1958, The Uses of Argument' },
    {
      id: 'reasons-how-many',
      version: 1,
      source:
        'Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    { id: 'reasons-link', version: 1, source: 'Toulmin 1958, The Uses of Argument' },
    {
      id: 'reasons-objection',
      version: 1,
      source: 'O’Keefe 1999, How to Handle Opposing Arguments in Persuasive Messages',
    },
    {
      id: 'reasons-alternative',
      version: 1,
      source: 'Walton, Reed & Macagno 2008, Argumentation Schemes',
    },
  ],
  pathosInterestsReflected: [
    {
      id: 'value-named',
      version: 1,
      source: 'Perelman & Olbrechts-Tyteca 1958, The New Rhetoric',
    },
    {
      id: 'value-person',
      version: 1,
      source: 'Lee & Feeley 2016, The Identifiable Victim Effect',
    },
    { id: 'value-scene', version: 1, source: 'Aristotle, Rhetoric III.11' },
    {
      id: 'value-at-stake',
      version: 1,
      source: 'Kahneman & Tversky 1984, Choices, Values, and Frames',
    },
    { id: 'value-own-words', version: 1, source: 'Aristotle, Rhetoric III.2' },
    { id: 'value-fact', version: 1, source: 'Walton 1992, The Place of Emotion in Argument' },
  ],
  ethosAffiliationReflected: [
    { id: 'trust-who', version: 1, source: 'Aristotle, Rhetoric I.2' },
    {
      id: 'trust-experience',
      version: 1,
      source: 'Hovland, Janis & Kelley 1953, Communication and Persuasion',
    },
    {
      id: 'trust-source',
      version: 1,
      source: 'Walton, Reed & Macagno 2008, Argumentation Schemes',
    },
    {
      id: 'trust-unknown',
      version: 1,
      source: 'Jensen 2008, Scientific Uncertainty in News Coverage of Cancer Research',
    },
    {
      id: 'trust-scope',
      version: 1,
      source: 'Toulmin 1958, The Uses of Argument',
      fact: 'universal',
    },
    { id: 'trust-interest', version: 1, source: 'ALLEA 2023, European Code of Conduct' },
  ],
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].persuasive),
  {
    logosReasonsGiven: () => 'originalText',
    pathosInterestsReflected: () => 'textLogos',
    ethosAffiliationReflected: () => 'textPathos',
  },
);
