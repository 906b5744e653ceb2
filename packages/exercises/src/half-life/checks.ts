import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  text60: [
    { id: 'summary-gap', version: 1, source: 'Swales 1990, Genre Analysis' },
    { id: 'summary-result', version: 1, source: 'Schimel 2012, Writing Science' },
    { id: 'summary-method', version: 1, source: 'STROBE 2007, item 1b' },
    { id: 'summary-how-many', version: 1, source: 'STROBE 2007, item 13', fact: 'number' },
    {
      id: 'summary-so-what',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research',
    },
    { id: 'summary-hard-word', version: 1, source: 'ISO 24495-1:2023, Plain language' },
  ],
  text30: [
    {
      id: 'halved-one-thing',
      version: 1,
      source: 'Aurbach et al. 2018, Half-Life Your Message',
    },
    { id: 'halved-evidence', version: 1, source: 'Toulmin 1958, The Uses of Argument' },
    { id: 'halved-compared', version: 1, source: 'CONSORT 2025, item 13' },
    { id: 'halved-scope', version: 1, source: 'STROBE 2007, item 21', fact: 'universal' },
    { id: 'halved-how-sure', version: 1, source: 'Toulmin 1958, The Uses of Argument' },
    {
      id: 'halved-who-does',
      version: 1,
      source: 'Williams & Bizup, Style: Lessons in Clarity and Grace',
    },
  ],
  text120Last: [
    {
      id: 'core-claim',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research',
    },
    { id: 'core-so-what', version: 1, source: 'ISO 24495-1:2023, Plain language' },
    { id: 'core-everyday', version: 1, source: 'Rakedzon et al. 2017, De-Jargonizer' },
    { id: 'core-picture', version: 1, source: 'Heath & Heath 2007, Made to Stick' },
    {
      id: 'core-how-much',
      version: 1,
      source:
        'Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    { id: 'core-scope', version: 1, source: 'Sumner et al. 2014, BMJ 349', fact: 'universal' },
  ],
  whichIsBetter: [
    {
      id: 'rebuilt-message',
      version: 1,
      source: 'Aurbach et al. 2018, Half-Life Your Message',
    },
    {
      id: 'rebuilt-opening',
      version: 1,
      source: 'Clark & Haviland 1977, Comprehension and the Given-New Contract',
    },
    {
      id: 'rebuilt-how-known',
      version: 1,
      source: 'McNeill & Krajcik 2012, Claim, Evidence, and Reasoning',
    },
    {
      id: 'rebuilt-because',
      version: 1,
      source: 'McNeill & Krajcik 2012, Claim, Evidence, and Reasoning',
    },
    { id: 'rebuilt-use', version: 1, source: 'ISO 24495-1:2023, Plain language' },
    {
      id: 'rebuilt-unknown',
      version: 1,
      source: 'Fischhoff & Davis 2014, Communicating Scientific Uncertainty',
    },
  ],
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].halfLife),
  {
    text60: () => 'text120First',
    text30: () => 'text60',
    text120Last: () => 'text30',
    whichIsBetter: () => 'text120Last',
  },
);
