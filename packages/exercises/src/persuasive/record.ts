import { field, type Facts } from '../answers/record-fields.ts';
import { choicesIn } from '../answers/choices.ts';
import { labelled, type Words } from '../words/words.ts';

const label = (name: keyof Words['persuasive']['labels']) =>
  labelled(({ persuasive }) => persuasive.labels[name]);

export const fields = {
  targetAudience: field('choice', 'target_audience', label('targetAudience')),
  detailedAudience: field('text', 'detailed_audience', label('detailedAudience')),
  originalText: field('text', 'original_text', label('originalText')),
  originalTextJargon: field('words', 'original_text_jargon', label('originalTextJargon')),
  /** The specification keeps this answer only as a message, so a client that drops the field loses nothing. */
  logosReasonsGiven: field('choice', null, label('logosReasonsGiven')),
  textLogos: field('text', 'text_logos', label('textLogos')),
  textLogosGpt3: field('coach', 'text_logos_gpt3', label('textLogosGpt3')),
  textAudienceInterests: field('text', 'text_audience_interests', label('textAudienceInterests')),
  pathosInterestsReflected: field(
    'choice',
    'pathos_interests_reflected',
    label('pathosInterestsReflected'),
  ),
  textPathos: field('text', 'text_pathos', label('textPathos')),
  textPathosGpt3: field('coach', 'text_pathos_gpt3', label('textPathosGpt3')),
  ethosAffiliation: field('text', 'ethos_affiliation', label('ethosAffiliation')),
  ethosAffiliationReflected: field(
    'choice',
    'ethos_affiliation_reflected',
    label('ethosAffiliationReflected'),
  ),
  textEthos: field('text', 'text_ethos', label('textEthos')),
  textEthosGpt3: field('coach', 'text_ethos_gpt3', label('textEthosGpt3')),
  whichIsBetter: field('choice', 'which_is_better', label('whichIsBetter')),
  whyIsBetter: field('text', 'why_is_better', label('whyIsBetter')),
  whatYouHaveLearnt: field('text', 'what_you_have_learnt', label('whatYouHaveLearnt')),
  additionalInformation: field('text', 'additional_information', label('additionalInformation')),
};

export const audiences = choicesIn(({ persuasive }) => persuasive.audiences);

export const verdicts = choicesIn(({ persuasive }) => persuasive.verdicts);

export type Name = keyof typeof fields;
export type PersuasiveFacts = Facts<Name>;
