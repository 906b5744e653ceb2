import { researchedAnswers } from '@vernacular/contract';
import { checkedStepsOf, columnsOf, exerciseNamed, type ExerciseName } from '@vernacular/exercises';

/** What each column of an exported table holds, by the name of the column. */
export type Columns = Readonly<Record<string, string>>;

const who = {
  participant: 'a name drawn by lot at the consent',
  study: 'the study',
  condition: 'the arm of the study',
};

const frame = {
  ...who,
  place: 'place in the line of those who agreed, from 0; empty of who came back under a code',
  consent_version: 'the version of the text that was agreed to',
  consent_language:
    'the language it was read in: en or he; empty of who agreed before this was kept',
  agreed_at: 'when it was agreed to; ISO 8601, UTC',
  language: 'language of the conversation: en or he',
  coach:
    'who answered: local, llm with the version of its prompts (llm:1a2b3c4d), several, or neutral',
  start: 'when its first question was asked; ISO 8601, UTC',
  end: 'when it was finished; empty before; ISO 8601, UTC',
  task: 'id of the conversation',
  created_at: 'when its first answer was kept; ISO 8601, UTC',
  tasks: 'how many conversations of this exercise the participant began',
  finished: 'whether it reached its end: true or false',
};

const everyConversation: Columns = {
  is_research: 'true',
  participant_name: 'the participant code',
  start_time: 'when the conversation was opened, as the page tells it; ISO 8601, UTC',
  current_stage: 'the step that is open, from 1: one more than the answered steps',
};

const notForResearch = new Set(['messages', 'history']);

function describeColumn(exercise: ExerciseName, name: string): string {
  const { fields, choices } = exerciseNamed(exercise);
  const found = Object.entries(fields).find(([, field]) => field.column === name);
  if (!found) return everyConversation[name] ?? '';
  const [field, { label, kind }] = found;
  const values = (choices[field] ?? []).map((choice) => `${choice.value} = ${choice.label.en}`);
  const by = kind === 'coach' ? ' (written by the coach)' : '';
  return [label.en + by, ...(values.length > 0 ? [values.join('; ')] : [])].join(': ');
}

const fromProfile =
  'from the profile of an account, of who agreed to that too; lists are joined by commas';

export const conversationColumns = (exercise: ExerciseName): Columns => ({
  ...frame,
  ...Object.fromEntries(researchedAnswers.map((name) => [name, fromProfile])),
  ...Object.fromEntries(
    Object.keys(columnsOf(exerciseNamed(exercise)))
      .filter((name) => !notForResearch.has(name))
      .map((name) => [name, describeColumn(exercise, name)]),
  ),
});

export function checkColumns(exercise: ExerciseName): Columns {
  const questions = Object.entries(checkedStepsOf(exerciseNamed(exercise))).flatMap(
    ([step, shown]) =>
      (shown?.checks.en ?? []).map(
        ({ id, version, question }) => `${id} (version ${version}, at ${step}) = ${question}`,
      ),
  );
  return {
    ...who,
    task: 'id of the conversation',
    field: 'the text that the check is about, by its field',
    check: ['the check that was answered', ...questions].join('; '),
    version: 'the version of the check',
    answer: 'marked, absent (not there) or inapplicable (does not apply)',
    start: 'where the marked words begin in the text, in UTF-16 code units from 0',
    end: 'where they end, exclusive',
    words: 'the marked words',
  };
}

export const consentColumns: Columns = {
  study: 'the study',
  consent_version: 'the version of the text',
  consent_language: 'the language it was read in; empty where that was not kept',
  consent_text: 'the text that was agreed to, as it was shown',
  participants: 'how many agreed and have not withdrawn',
  first_agreed: 'when the first of them did; ISO 8601, UTC',
  last_agreed: 'when the last of them did',
};

export const participantColumns: Columns = {
  study: 'the study',
  condition: 'the arm of the study',
  participant: 'a name drawn by lot at the first consent; empty in a row that counts who left',
  code: 'the participant code; empty where there is none',
  place: 'place in the line of those who agreed, from 0',
  agreed: 'when they first agreed; ISO 8601, UTC',
  began: 'when the first question they answered was asked; empty of who wrote nothing',
  finished: 'when they first reached the end; empty before',
  devices:
    'in how many browsers they agreed under the code; one that had forgotten them counts again',
  withdrawn: 'in the row of an arm: how many withdrew from it and have not come back',
  removed: 'in the row of an arm: how many the operator removed who have not come back',
};

export const eventColumns: Columns = {
  ...who,
  exercise: 'the exercise',
  task: 'id of the conversation; empty before its first answer was kept',
  stage: 'the step that is open after the event, from 1',
  event: 'agreed, opened, answered, asked-again, paused, finished or asked-readers',
  time: 'when it happened; ISO 8601, UTC',
  characters: 'length of the answer',
  pasted_share:
    'part of a typed answer that was pasted, 0 to 1, as the page tells it; empty for a choice; every text starts from empty',
  first_key_ms: 'milliseconds from question to first key, as the page tells it',
};

export const readerColumns: Columns = {
  task: 'id of the conversation whose last text was read: the code by which a text is joined',
  study: 'the study',
  condition: 'the arm of the study',
  exercise: 'the exercise',
  language: 'language of the text',
  ends: 'until when readers may answer; ISO 8601, UTC',
  words: 'words and numbers in the text, as Unicode parts them',
  readers: 'how many answered; with fewer than five the columns after it are empty',
  doubtful: 'answers that were too fast, all or none of many words, or the same as another',
  marked_share: 'mean share of the words that a reader marked, 0 to 1, doubtful answers too',
  knew_all: 'readers who said that they knew every word',
  rating_mean: 'could tell it to a friend, 1 to 5; empty with fewer than five ratings',
  ratings: 'how many readers rated it',
};
