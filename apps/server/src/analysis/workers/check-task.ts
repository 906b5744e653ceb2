import {
  type Dictionary,
  type IdentifiedLanguage,
  type LanguageCode,
  languages,
  type Method,
} from '@vernacular/analyzer';
import {
  checkText,
  type Finding,
  inSource,
  joinPieces,
  openTagger,
  type Piece,
} from '@vernacular/check';
import { languageToolMatches } from '@vernacular/check/language-tool';
import type { LanguageToolReply } from '@vernacular/contract';

import type { DictionaryChoice } from './dictionary-choice.ts';

/** A text that an editor wants checked, and what the reply must say. */
export interface CheckTask {
  readonly pieces: readonly Piece[];
  readonly choice: DictionaryChoice;
  readonly method: Method;
  /** Words that the readers know. */
  readonly known: readonly string[];
  readonly rules: ReadonlySet<Finding['rule']>;
  /** The code the editor gave for the language; null when it is to be told. */
  readonly languageAsked: string | null;
  /** The language the text was found to be in; null when nothing tells. */
  readonly found: IdentifiedLanguage | null;
  /** The language in which the matches speak; that of the text when it is null. */
  readonly speaks: LanguageCode | null;
  readonly explainedAt: string;
  readonly version: string;
}

/** Words of a sentence that are not too many; plain-language guides ask for less on average. */
const longestSentence = 35;

/** Checks a text for an editor: the reply as JSON in UTF-8. */
export async function checkTask(task: CheckTask, dictionary: Dictionary): Promise<Uint8Array> {
  const { method, rules, known, speaks, explainedAt } = task;
  const source = joinPieces(task.pieces);
  const checked = checkText(source, { dictionary, method, known, longestSentence });
  const matches = languageToolMatches(checked, {
    dictionary,
    tag: dictionary.language === 'en' ? await openTagger() : undefined,
    rules,
    language: speaks ?? dictionary.language,
    explainedAt,
  });
  const own = {
    code: dictionary.language,
    name: languages[dictionary.language].name,
    confidence: 0,
  };
  const read = task.choice.foreign ?? own;
  const reply = {
    software: {
      name: 'Vernacular',
      version: task.version,
      buildDate: '',
      apiVersion: 1,
      premium: false,
      status: '',
    },
    warnings: { incompleteResults: false },
    language: {
      name: read.name,
      code: task.languageAsked ?? (read.code === 'en' ? 'en-US' : read.code),
      detectedLanguage: { ...(task.found ?? own), source: 'letters' },
    },
    matches: matches as LanguageToolReply['matches'],
    sentenceRanges: checked.sentences.map((sentence) => {
      const { start, end } = inSource(source, sentence);
      return [start, end];
    }),
  } satisfies LanguageToolReply;
  return Buffer.from(JSON.stringify(reply));
}
