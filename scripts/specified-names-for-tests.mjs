/**
 * Returns the names of a list that is written as one text with white space between them. The lists in this module are
 * the specification's names for calls, fields and columns, because the product is built without the specification.
 */
export const each = (names) => names.trim().split(/\s+/u);
const times = (last, name) => Array.from({ length: last }, (_, n) => name(n + 1)).join(' ');

const exerciseNames = each('HalfLife Persuasive Ethics Coherence CriticalThinking');
export const calls = [
  ...exerciseNames.map((name) => `POST /api/${name}`),
  ...each('HalfLife Coherence CriticalThinking').map((name) => `POST /api/${name}/no-feedback`),
  ...each('Grade Download BuildYourOwnDeJargonizer').map((name) => `POST /api/TextGrading/${name}`),
  'GET /api/TextGrading/Scala',
  'POST /api/GroupGrading',
  'POST /api/registerDomain',
  'GET /GetVisits',
];

const ofText = (name) =>
  `${name} ${each('TotalWords RareWords RareWordsPercentage JargonScore Jargon GPT3')
    .map((more) => name + more)
    .join(' ')}`;
const shared = 'taskId currentStage isResearch participantName startTime';
const ending = `${times(4, (n) => `reflectionAnswer${n}`)} reflectionOpenResponse`;
const fiveChoices = `${shared} initialText currentText finalText ${ending} ${times(
  5,
  (n) => `question${n}Choice question${n}Details feedback${n} revisionAfterQuestion${n}`,
)}`;
export const histories = {
  'half-life': `currentStage ${each('text120First text60 text30 text120Last').map(ofText).join(' ')}
    whichIsBetter targetAudience startTime copyPasteCheck studentName taskId`,
  persuasive: `currentStage detailedAudience originalText textLogos textAudienceInterests pathosInterestsReflected
    textPathos ethosAffiliation ethosAffiliationReflected textEthos textEthosGpt3 textLogosGpt3 textPathosGpt3
    whatYouHaveLearnt originalTextJargon whyIsBetter additionalInformation whichIsBetter targetAudience startTime
    copyPasteCheck taskId`,
  ethics: `currentStage detailedAudience originalText mitigateText mitigateTextGpt3 finalText whyIsBetter
    additionalInformation whichIsBetter targetAudience startTime copyPasteCheck`,
  'half-life-research': fiveChoices,
  coherence: fiveChoices,
  'critical-thinking': `${shared} initialSummary currentSummary finalSummary ${ending}
    ${times(5, (n) => `question${n}Answer feedback${n} revisionAfterQuestion${n}`)}`,
};

const reflections = `${times(4, (n) => `reflection_answer${n}`)} reflection_open_response`;
const session = `current_stage is_research participant_name start_time messages ${reflections}`;
export const tables = {
  halflife_user_interactions: `text120_first text120_first_gpt3 text60 text60_gpt3 text30 text30_gpt3 text120_last
    target_audience text120_first_jargon text120_first_jargon_score text60_jargon text60_jargon_score text30_jargon
    text30_jargon_score which_is_better`,
  ethics_user_interactions: `original_text mitigate_text mitigate_text_gpt3 final_text which_is_better why_is_better
    additional_information`,
  persuasive_user_interactions: `target_audience detailed_audience original_text text_logos text_audience_interests
    pathos_interests_reflected text_pathos ethos_affiliation ethos_affiliation_reflected text_ethos which_is_better
    why_is_better additional_information what_you_have_learnt original_text_jargon text_logos_gpt3 text_pathos_gpt3
    text_ethos_gpt3`,
  dejargonizer_user_interactions: `dictionary text result_text total_words rare_words mid_range_words jargon_score`,
  coherence_user_interactions: `${session} initial_text current_text final_text ${times(
    5,
    (n) => `question${n}_choice question${n}_details feedback${n} revision_after_question${n}`,
  )}`,
  critical_thinking_user_interactions: `${session} initial_summary current_summary final_summary ${times(
    5,
    (n) => `question${n}_answer feedback${n} revision_after_question${n}`,
  )}`,
};

export const shares = 'id task_type task_id created_by is_revoked expires_at';
export const result = 'cleanedWords normalWords rareWords score name words htmlResult taskId';
export const message = 'Id Text IsStudent InputType TableHeaders MinimumRows TableData ExampleRow';
