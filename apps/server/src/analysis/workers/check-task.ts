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
  loadHelpTools,
  type Piece,
} from '@vernacular/check';
import { languageToolMatches } from '@vernacular/check/language-tool';
import { type LanguageToolReply, limits } from '@vernacular/contract';

import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import type { DictionaryChoice } from './grade-task.ts';

export interface CheckTask {
  readonly pieces: readonly Piece[];
  readonly choice: DictionaryChoice;
  readonly method: Method;
  readonly known: readonly string[];
  readonly rules: ReadonlySet<Finding['rule']>;
  readonly languageAsked: string | null;
  readonly preferredVariants: readonly string[];
  /** The language that the text was identified as; null when unsure. */
  readonly found: IdentifiedLanguage | null;
  /** Null: the messages are in the language of the text. */
  readonly speaks: LanguageCode | null;
  readonly explainedAt: string;
  readonly version: string;
}

/** In words; plain-language guides recommend a lower average. */
const longestSentence = 35;

/** Checks a text and returns the reply of LanguageTool’s `/v2/check` as the bytes of its JSON. */
export async function checkTask(
  task: CheckTask,
  dictionary: Dictionary,
  glossary: InstitutionGlossary,
): Promise<Uint8Array> {
  const { method, rules, known, speaks, explainedAt } = task;
  const source = joinPieces(task.pieces);
  const checked = checkText(source, { dictionary, method, known, longestSentence });
  const { matches, isComplete } = languageToolMatches(checked, {
    dictionary,
    help: await loadHelpTools(dictionary.language, glossary[dictionary.language]),
    rules,
    language: speaks ?? dictionary.language,
    explainedAt,
    most: limits.checkMatches,
  });
  const own = {
    code: dictionary.language,
    name: languages[dictionary.language].name,
    confidence: 0,
  };
  const read = task.choice.foreign ?? own;
  const variant = task.preferredVariants.find((each) => each.startsWith(`${read.code}-`));
  const reply = {
    software: {
      name: 'Vernacular',
      version: task.version,
      buildDate: '',
      apiVersion: 1,
      premium: false,
      status: '',
    },
    warnings: {
      incompleteResults: !isComplete || checked.sentences.length > limits.checkSentences,
    },
    language: {
      name: read.name,
      code: task.languageAsked ?? variant ?? (read.code === 'en' ? 'en-US' : read.code),
      detectedLanguage: { ...(task.found ?? own), source: 'letters' },
    },
    matches: matches as LanguageToolReply['matches'],
    sentenceRanges: checked.sentences.slice(0, limits.checkSentences).map((sentence) => {
      const { start, end } = inSource(source, sentence);
      return [start, end];
    }),
  } satisfies LanguageToolReply;
  return Buffer.from(JSON.stringify(reply));
}
