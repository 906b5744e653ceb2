import { field } from '../exercise/facts.ts';

export const fields = {
  targetAudience: field('text', null, 'Target Audience', 'קהל היעד'),
  detailedAudience: field('text', null, 'Detailed Audience', 'תיאור הקהל'),
  originalText: field('text', 'original_text', 'Original Text', 'הטקסט המקורי'),
  mitigateText: field('text', 'mitigate_text', 'Text With Resolutions', 'הטקסט עם פתרונות'),
  mitigateTextGpt3: field('coach', 'mitigate_text_gpt3', 'Suggestion', 'הצעה'),
  finalText: field('text', 'final_text', 'Final Text', 'הטקסט הסופי'),
  whichIsBetter: field('choice', 'which_is_better', 'Which Is Better', 'מה טוב יותר'),
  whyIsBetter: field('text', 'why_is_better', 'Why Is It Better', 'למה הוא טוב יותר'),
  additionalInformation: field(
    'text',
    'additional_information',
    'Additional Information',
    'מידע נוסף',
  ),
};

export type Name = keyof typeof fields;
