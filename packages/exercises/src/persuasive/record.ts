import { field } from '../exercise/facts.ts';
import type { Facts } from '../exercise/facts.ts';

export const fields = {
  targetAudience: field('choice', 'target_audience', 'Target Audience', 'קהל היעד'),
  detailedAudience: field('text', 'detailed_audience', 'Detailed Audience', 'תיאור הקהל'),
  originalText: field('text', 'original_text', 'Original Text', 'הטקסט המקורי'),
  originalTextJargon: field(
    'words',
    'original_text_jargon',
    'Original Text Jargon',
    'הז׳רגון בטקסט המקורי',
  ),
  /** The specification keeps this answer only as a message, so a client that drops the field loses nothing. */
  logosReasonsGiven: field('choice', null, 'Reasons And Evidence Given', 'יש נימוקים וראיות'),
  textLogos: field('text', 'text_logos', 'Text Logos', 'הטקסט אחרי לוגוס'),
  textLogosGpt3: field(
    'coach',
    'text_logos_gpt3',
    'Text Logos, coach’s version',
    'לוגוס, גרסת המאמן',
  ),
  textAudienceInterests: field('text', 'text_audience_interests', 'Shared Value', 'ערך משותף'),
  pathosInterestsReflected: field(
    'choice',
    'pathos_interests_reflected',
    'Shared Value Reflected',
    'הערך ניכר בטקסט',
  ),
  textPathos: field('text', 'text_pathos', 'Text Pathos', 'הטקסט אחרי פתוס'),
  textPathosGpt3: field(
    'coach',
    'text_pathos_gpt3',
    'Text Pathos, coach’s version',
    'פתוס, גרסת המאמן',
  ),
  ethosAffiliation: field('text', 'ethos_affiliation', 'Reasons For Trust', 'למה לתת אמון'),
  ethosAffiliationReflected: field(
    'choice',
    'ethos_affiliation_reflected',
    'Reasons For Trust Reflected',
    'האמון ניכר בטקסט',
  ),
  textEthos: field('text', 'text_ethos', 'Text Ethos', 'הטקסט אחרי אתוס'),
  textEthosGpt3: field(
    'coach',
    'text_ethos_gpt3',
    'Text Ethos, coach’s version',
    'אתוס, גרסת המאמן',
  ),
  whichIsBetter: field('choice', 'which_is_better', 'Which Is Better', 'מה טוב יותר'),
  whyIsBetter: field('text', 'why_is_better', 'Why Is It Better', 'למה הוא טוב יותר'),
  whatYouHaveLearnt: field('text', 'what_you_have_learnt', 'What You Have Learnt', 'מה למדתם'),
  additionalInformation: field(
    'text',
    'additional_information',
    'Additional Information',
    'מידע נוסף',
  ),
};

export type Name = keyof typeof fields;
export type PersuasiveFacts = Facts<Name>;
