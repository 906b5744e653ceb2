import type { CoachFocus } from '@vernacular/exercises';

/**
 * What to look at, one rubric a focus. Sources: Aurbach et al. 2018 (halving); Gopen & Swan 1990
 * (coherence); McNeill & Krajcik 2012 and the AAC&U VALUE rubrics (reasoning, ethics); Aristotle’s
 * three appeals as Baram-Tsabari & Lewenstein 2013 use them for science communication.
 */
export const rubrics: Readonly<Record<CoachFocus, string>> = {
  summary:
    'Does the summary say what was asked, what was found and why it matters to this audience? Is there one message? Which term would this audience not know?',
  halving:
    'Compare the draft with the longer version before it. Did the one message survive? Was context, content or significance lost? What could still go?',
  rebuilding:
    'Compare the draft with the thirty-word version and with the first version. Is the core of the short one at the centre? What became clearer, what was lost?',
  issue:
    'Is the research aim clear? Is one ethical issue named, with who may be affected and how? Which stakeholder is missing?',
  resolutions:
    'Are there at least two courses of action, with the consequences of each? Is a principle or a code of conduct named? Is there a decision with a plan?',
  claims:
    'Which claims does the draft make, and which of them come without a reason or evidence that this audience accepts?',
  value:
    'Is the shared value the writer named present in the draft, in words the audience would recognise?',
  credentials:
    'Does the draft give the reader a reason to trust: affiliation, experience, sources, limits?',
  logos: 'Is each claim followed by evidence, in an order a reader can follow?',
  pathos:
    'Does the draft speak to a value or need of this audience without exaggerating or frightening?',
  ethos: 'Does the draft show why the writer can be trusted, and say what is not known?',
  naming: 'Does each key idea keep one name throughout? Which is renamed?',
  'given-new': 'Do sentences begin with something the reader already knows? Which one does not?',
  reference: 'Can every this, it and they be traced to one thing? Which cannot?',
  'one-point':
    'Does each paragraph make one point? Does the news stand at the end of its sentences?',
  connectors:
    'Is each link between ideas the relation that is meant? Is one missing, repeated or mechanical?',
  claim: 'Is the claim in the answer also in the summary, and in the same words? Is it one claim?',
  evidence:
    'Is the evidence named in the answer present in the summary and tied to the claim? Is it enough?',
  reasoning:
    'Does the answer say why the evidence supports the claim? Which assumption goes unsaid? Is there a causal word without a mechanism?',
  objection:
    'Is the objection a fair one, and is it answered in the summary rather than dismissed?',
  certainty:
    'Does the certainty of the wording fit the evidence? Are limits named, and why it matters?',
};
