import {
  analyze,
  countWords,
  countedBy,
  type Dictionary,
  hasLettersOf,
  identifyLanguage,
  isForeign,
  type Level,
} from '@vernacular/analyzer';

import { logTrouble } from '../../../platform/browser/log.ts';
import type { FindHelp } from '../help/find-help.ts';
import { familiesIn, helpForText } from '../help/help-by-word-family.ts';
import { findMarked, hardestFirst } from '../readers/marked-by-readers.ts';
import { sentencesIn } from '../sentences/sentences.ts';
import { levelsByNumber } from '../words/coloured-words.ts';
import { indexMarkedWords } from '../words/index-marked-words.ts';
import { countKnownWords } from '../known/count-known-words.ts';
import { indexKnownWords, type KnownWordIndex } from '@vernacular/check/known';
import type { Answer, DictionaryAddress, FileReading, Question, Reading } from './protocol.ts';

type Read = Question & { readonly kind: 'read' };

interface Outside {
  readonly open: (address: DictionaryAddress) => Promise<Dictionary>;
  /** Fetches the same dictionary with its exact counts; null when it has none. */
  readonly openCounts: (address: DictionaryAddress) => Promise<Dictionary | null>;
  readonly findHelp: FindHelp;
  /** Yields to the event loop, so that queued messages are handled. */
  readonly pause: () => Promise<void>;
  readonly readFile: (file: File) => Promise<FileReading>;
  readonly answer: (answer: Answer, transfer: readonly ArrayBuffer[]) => void;
}

/** Handler of the page's questions. Opens dictionaries, analyses the newest text, and sends each result to `answer`. */
export function createReader({
  open,
  openCounts,
  findHelp,
  pause,
  readFile,
  answer,
}: Outside): (question: Question) => void {
  let wanted: DictionaryAddress | null = null;
  let dictionary: Dictionary | null = null;
  let opening: Promise<void> = Promise.resolve();
  const asked = new Set<DictionaryAddress>();
  let newest: Read | null = null;
  let readersKnow: KnownWordIndex = indexKnownWords([]);
  const counts = new Map<DictionaryAddress, Promise<Dictionary | null>>();
  const compared = new Map<string, Promise<Dictionary>>();

  const openDictionary = async (address: DictionaryAddress) => {
    wanted = address;
    dictionary = null;
    counts.clear();
    const opened = await open(address).catch(() => null);
    if (wanted !== address) return;
    dictionary = opened;
    answer({ kind: opened ? 'opened' : 'unopened', code: address.code }, []);
  };

  // Most texts have no word in the other script, and need no second dictionary.
  const openBeside = async (text: string) => {
    const [own, beside] = [wanted, wanted?.beside];
    if (!own || !beside || !dictionary || dictionary.beside || asked.has(own)) return;
    if (!hasLettersOf(text, beside.language)) return;
    asked.add(own);
    const opened = await open(beside).catch(() => null);
    // A failed fetch is retried with the next text.
    asked.delete(own);
    if (wanted !== own || !dictionary) return;
    if (opened) {
      dictionary = { ...dictionary, beside: opened };
      if (newest) read(newest);
    }
    answer({ kind: opened ? 'opened' : 'unopened', code: beside.code }, []);
  };

  const read = (question: Read) => {
    newest = question;
    const wordCount = countWords(question.text);
    const tell = (foreign: string | null) => {
      const counted = { version: question.version, wordCount, foreign };
      const reading = readText(question, counted, wanted, dictionary, readersKnow);
      answer(reading, buffersOf(reading));
      void openBeside(question.text);
    };
    if (wordCount < fewestForLanguage) tell(null);
    else void foreignCode(question.text).then(tell);
  };

  const count = async (id: number, word: string) => {
    const address = dictionary && wanted && countedBy(word, wanted, wanted.beside);
    if (address && !counts.has(address))
      counts.set(address, openCounts(address).catch(noneBecause('The exact counts did not come.')));
    const exact = address && (await counts.get(address));
    // A failed fetch is retried with the next word.
    if (address && !exact) counts.delete(address);
    answer({ kind: 'counted', id, count: exact ? countIn(exact, word) : null }, []);
  };

  const compare = async ({ id, word, dictionaries }: Question & { readonly kind: 'compare' }) => {
    const levels: (Level | null)[] = [];
    // One at a time: each dictionary takes a while to unpack, and the text can be read between two of them.
    for (const address of dictionaries) {
      const opened = compared.get(address.levelsUrl) ?? open(address);
      compared.set(address.levelsUrl, opened);
      levels.push(
        await opened.then(
          (by) => levelIn(by, word),
          () => {
            compared.delete(address.levelsUrl);
            return null;
          },
        ),
      );
    }
    answer({ kind: 'compared', id, levels }, []);
  };

  const helpAt = async ({ id, word, written }: Question & { readonly kind: 'help-at' }) => {
    // The colours of the text stay on the screen while another dictionary opens, and a word can be pressed meanwhile.
    await opening;
    const isThere = newest?.text.slice(word.start, word.end) === written;
    const report = isThere && newest && dictionary ? reportOf(newest, dictionary) : null;
    const find = report && (await findHelp(report).catch(noneBecause('The help did not come.')));
    answer({ kind: 'helped-at', id, help: find ? find.helpAt(word) : null }, []);
  };

  const isKnown = (word: string) => readersKnow(word) !== null;

  const help = async ({ id, version, rounds }: Question & { readonly kind: 'help' }) => {
    const [question, by] = [newest, dictionary];
    const isNewest = () => newest === question && dictionary === by;
    if (!question || !by || question.version !== version)
      return answer({ kind: 'helped', id, help: 'late' }, []);
    const report = reportOf(question, by);
    const find = await findHelp(report).catch(noneBecause('The help did not come.'));
    if (!find) return answer({ kind: 'helped', id, help: null }, []);
    const { text } = question;
    const families = familiesIn(text, by.language, report.tokens, isKnown, find.terms);
    const ordered = hardestFirst(families, findMarked(rounds));
    const found = await helpForText(text, by.language, ordered, find.helpAt, async () => {
      await pause();
      return isNewest();
    });
    const terms = find.terms
      .filter(({ mayBeCommon, entry }) => mayBeCommon && !isKnown(entry.term))
      .map(({ start, end, level }) => ({ start, end, isMarked: level === 'common' }));
    return answer({ kind: 'helped', id, help: found ? { ...found, terms } : 'late' }, []);
  };

  const openFile = async (id: number, file: File) =>
    answer({ kind: 'file', id, reading: await readFile(file) }, []);

  return (question) => {
    if (question.kind === 'open') opening = openDictionary(question.dictionary);
    else if (question.kind === 'open-file') void openFile(question.id, question.file);
    else if (question.kind === 'help-at') void helpAt(question);
    else if (question.kind === 'help') void help(question);
    else if (question.kind === 'know') readersKnow = indexKnownWords(question.words);
    else if (question.kind === 'compare') void compare(question);
    else if (question.kind === 'count') void count(question.id, question.word);
    else read(question);
  };
}

/** Texts of fewer words skip language detection, which may load the detector. The server checks every text. */
const fewestForLanguage = 3;

async function foreignCode(text: string): Promise<string | null> {
  const found = await identifyLanguage(text).catch(
    noneBecause('The language detector did not come.'),
  );
  return isForeign(found) ? found.code : null;
}

const noneBecause = (what: string) => (reason: unknown) => {
  logTrouble(what, reason);
  return null;
};

/** Uses the analyser, so that the count is the one that gave the word its level. */
const countIn = (dictionary: Dictionary, word: string) =>
  analyze(word, dictionary).tokens.counts[0] ?? 0;

const levelIn = (dictionary: Dictionary, word: string): Level | null =>
  levelsByNumber[analyze(word, dictionary).tokens.levels[0] ?? -1] ?? null;

/** Analyses the text again; this happens only when the page rests or a word is pressed. */
function reportOf({ text, method }: Read, dictionary: Dictionary) {
  const report = analyze(text, dictionary, { method });
  // The report holds only the name of its dictionary, so the dictionary itself is added.
  return { text, dictionary, method, totals: report, tokens: report.tokens };
}

function readText(
  { text, method, insists }: Read,
  counted: Pick<Reading, 'version' | 'wordCount' | 'foreign'>,
  address: DictionaryAddress | null,
  dictionary: Dictionary | null,
  known: KnownWordIndex,
): Reading {
  const unread = { kind: 'reading', ...counted, levels: null } as const;
  if (!address || !dictionary) return { ...unread, code: null };
  if (counted.foreign && !insists) return { ...unread, code: address.code };
  const { tokens, refinements, symbols, ...report } = analyze(text, dictionary, { method });
  const { common, mid, rare, cleaned, score, unroundedScore, percentages } = report;
  const { length, starts, ends, levels } = tokens;
  const totals = { common, mid, rare, cleaned, score, unroundedScore, percentages };
  const words = indexMarkedWords({ length, starts, ends, levels }, text, address.language, {
    refinements,
    symbols,
    knownAs: known,
  });
  return {
    ...unread,
    code: address.code,
    levels: {
      totals,
      words,
      sentences: sentencesIn(text, tokens),
      known: countKnownWords(words, totals),
    },
  };
}

/** Buffers that are transferred to the page instead of copied. */
function buffersOf({ levels }: Reading): ArrayBuffer[] {
  if (!levels) return [];
  const { words, sentences } = levels;
  const ofWords = [words.starts, words.ends, words.levels, words.ids];
  const ofSentences = [sentences.starts, sentences.ends, sentences.words, sentences.marked];
  return [...ofWords, ...ofSentences].map((column) => column.buffer as ArrayBuffer);
}
