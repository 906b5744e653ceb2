import type { ChecksByStep } from '../../checks/check.ts';

/** The checks of the summary that stands when each question is asked. */
export const declared = {
  question1Answer: [
    { id: 'claim-sentence', version: 1, source: 'Toulmin 1958, The Uses of Argument (claim)' },
    {
      id: 'claim-question',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research',
    },
    {
      id: 'claim-exceptions',
      version: 1,
      source: 'Toulmin 1958, The Uses of Argument (rebuttal)',
      fact: 'universal',
    },
    { id: 'claim-how-much', version: 1, source: 'STROBE 2007, item 16', fact: 'number' },
    {
      id: 'claim-measured',
      version: 1,
      source:
        'Shadish, Cook & Campbell 2002, Experimental and Quasi-Experimental Designs (construct validity)',
    },
    { id: 'claim-false', version: 1, source: 'Popper 1959, The Logic of Scientific Discovery' },
  ],
  question2Answer: [
    { id: 'evidence-how-many', version: 1, source: 'STROBE 2007, item 13', fact: 'number' },
    {
      id: 'evidence-compared',
      version: 1,
      source:
        'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (one-shot case study)',
      fact: 'universal',
    },
    { id: 'evidence-chosen', version: 1, source: 'STROBE 2007, item 6' },
    {
      id: 'evidence-against',
      version: 1,
      source: 'Walton, Reed & Macagno 2008, Argumentation Schemes (argument from example)',
    },
    {
      id: 'evidence-how-common',
      version: 1,
      source:
        'Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    {
      id: 'evidence-source',
      version: 1,
      source: 'AAC&U 2009, Critical Thinking VALUE Rubric (evidence)',
    },
  ],
  question3Answer: [
    {
      id: 'reasoning-steps',
      version: 1,
      source: 'Walton, Reed & Macagno 2008, Argumentation Schemes (slippery slope)',
    },
    {
      id: 'reasoning-else-changed',
      version: 1,
      source: 'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (history)',
    },
    {
      id: 'reasoning-came-first',
      version: 1,
      source: 'Hill 1965, The Environment and Disease: Association or Causation? (temporality)',
    },
    { id: 'reasoning-assumed', version: 1, source: 'Toulmin 1958, The Uses of Argument (warrant)' },
    { id: 'reasoning-not-repeated', version: 1, source: 'Aristotle, Prior Analytics II 16' },
    {
      id: 'reasoning-besides-names',
      version: 1,
      source: 'Walton, Reed & Macagno 2008, Argumentation Schemes (expert opinion; practice)',
    },
  ],
  question4Answer: [
    {
      id: 'objection-explanation',
      version: 1,
      source: 'Platt 1964, Strong Inference',
    },
    { id: 'objection-who-disagrees', version: 1, source: 'Mill 1859, On Liberty, chapter 2' },
    {
      id: 'objection-answered',
      version: 1,
      source:
        'McNeill & Krajcik 2012, Supporting Grade 5–8 Students in Constructing Explanations in Science (rebuttal)',
    },
    {
      id: 'objection-other-ways',
      version: 1,
      source: 'Govier 2010, A Practical Study of Argument (false dichotomy)',
    },
    { id: 'objection-missing', version: 1, source: 'STROBE 2007, items 12 to 14' },
    {
      id: 'objection-average',
      version: 1,
      source: 'Bickel, Hammel & O’Connell 1975, Sex Bias in Graduate Admissions',
    },
  ],
  question5Answer: [
    { id: 'certainty-word', version: 1, source: 'Toulmin 1958, The Uses of Argument (qualifier)' },
    {
      id: 'certainty-stops',
      version: 1,
      source: 'Simons, Shoda & Lindsay 2017, Constraints on Generality',
      fact: 'universal',
    },
    { id: 'certainty-studied', version: 1, source: 'STROBE 2007, items 5 and 21' },
    { id: 'certainty-interest', version: 1, source: 'CONSORT 2025, item 5' },
    { id: 'certainty-unknown', version: 1, source: 'STROBE 2007, item 19' },
    {
      id: 'certainty-matters',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research (“So what?”)',
    },
  ],
} as const satisfies ChecksByStep;
