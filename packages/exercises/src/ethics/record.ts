import { field } from '../answers/record-fields.ts';
import { choicesIn } from '../answers/choices.ts';
import { labelled, type Words } from '../words/words.ts';

const label = (name: keyof Words['ethics']['labels']) =>
  labelled(({ ethics }) => ethics.labels[name]);

export const fields = {
  targetAudience: field('text', null, label('targetAudience')),
  detailedAudience: field('text', null, label('detailedAudience')),
  originalText: field('text', 'original_text', label('originalText')),
  mitigateText: field('text', 'mitigate_text', label('mitigateText')),
  mitigateTextGpt3: field('coach', 'mitigate_text_gpt3', label('mitigateTextGpt3')),
  finalText: field('text', 'final_text', label('finalText')),
  whichIsBetter: field('choice', 'which_is_better', label('whichIsBetter')),
  whyIsBetter: field('text', 'why_is_better', label('whyIsBetter')),
  additionalInformation: field('text', 'additional_information', label('additionalInformation')),
};

export const verdicts = choicesIn(({ ethics }) => ethics.verdicts);

export type Name = keyof typeof fields;
