import { analyze, languageByScript } from '@vernacular/analyzer';
import { localCoachWithDictionary } from '@vernacular/coach';
import { defaultCodes } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import {
  converse,
  exerciseNamed,
  exerciseNames,
  gradeOf,
  isFinished,
  readHistory,
  writeHistory,
  type Answer,
  type Exercise,
  type History,
  type Host,
  type Setting,
} from '@vernacular/exercises';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { type Outside, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { chooseDictionary, type DictionaryWish } from '../texts/choose-dictionary.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { readAnswers } from './read-answers.ts';
import { instructions } from './input-instructions.ts';
import { showTurn } from './shown-turn.ts';

export default command({
  help: `Usage: vernacular play EXERCISE [options]

Holds one of the guided conversations: ${exerciseNames.join(', ')}.
An empty line ends an answer, and so does a line with only a full stop, which alone is an
empty answer. Press a button by typing its number. Write a row of a table as one line: a | b | c.

Options:
  --language ${languageChoices}   language of the conversation (default: en)
  --slim             the same questions without scores and without feedback
  --dictionary CODE  word counts to use, such as ${defaultCodes.en} (default: the newest of each text’s language)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --help             show this

Answers can be piped in, and are shown as if they were typed:
  vernacular play half-life < answers.txt > conversation.txt
`,
  options: {
    language: { ...languageOption.language, default: 'en' },
    slim: { type: 'boolean' },
    dictionary: { type: 'string' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    const exercise = exerciseIn(operands);
    const language = values.language;
    const setting: Setting = { edition: values.slim ? 'slim' : 'full', language };
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const wish = { code: values.dictionary, language: undefined };
    const { notice } = await chooseDictionary(store, '', wish);
    if (notice) await print(outside.stderr, `${notice}\n`);
    await converseHere(exercise, setting, hostOn(store, wish, outside), outside);
  },
});

function exerciseIn([name, ...others]: readonly string[]): Exercise {
  const known = exerciseNames.join(', ');
  if (name === undefined) throw new UsageError(`Name an exercise: ${known}.`);
  if (others.length > 0) throw new UsageError('Name one exercise.');
  const found = exerciseNames.find((each) => each === name);
  if (!found) throw new UsageError(`There is no exercise ‘${name}’; there are ${known}.`);
  return exerciseNamed(found);
}

function hostOn(
  store: DictionaryStore,
  wish: DictionaryWish,
  { now, signal }: Pick<Outside, 'now' | 'signal'>,
): Host {
  const dictionaryFor = async (text: string, asked: DictionaryWish) =>
    (await chooseDictionary(store, text, asked)).dictionary;
  const coach = localCoachWithDictionary(() =>
    dictionaryFor('', { code: undefined, language: 'en' }),
  );
  return {
    run: async (request) => {
      if (request.kind !== 'grade') return coach.comment(request, { signal });
      // An exercise grades an answer in a third language as English.
      const language = languageByScript(request.text) ?? 'en';
      const dictionary = await dictionaryFor(request.text, { ...wish, language });
      return gradeOf(analyze(request.text, dictionary), dictionary);
    },
    now,
  };
}

async function converseHere(exercise: Exercise, setting: Setting, host: Host, outside: Outside) {
  if (outside.stdin.isTTY)
    await print(outside.stderr, `${instructions[setting.language].howToEnd}\n`);
  const answers = readAnswers(outside);
  try {
    const messages: object[] = [];
    let history = newHistory(exercise, setting);
    let answer: Answer | null = null;
    for (;;) {
      if (answer) messages.push({ ...answer, isStudent: true });
      const went = await converse(exercise, setting, history, answer, { ...host, messages });
      messages.push(...went.turns.map(({ html }) => ({ text: html.source })));
      const shown = went.turns.map((turn) => showTurn(turn, setting.language));
      await print(outside.stdout, `${shown.map(({ text }) => `\n${text}\n`).join('')}\n`);
      history = went.history;
      if (isFinished(exercise, writeHistory(exercise, history))) return;
      answer = await answers.next(shown.at(-1)!);
      if (!answer) throw new Trouble('The answers ended before the conversation did.');
    }
  } finally {
    answers.close();
  }
}

function newHistory(exercise: Exercise, setting: Setting): History {
  const read = readHistory(exercise, setting, { currentStage: 0, language: setting.language });
  if (read.kind === 'refused') throw new Error(read.sentence);
  return read.history;
}
