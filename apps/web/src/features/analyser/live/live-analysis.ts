import type { LanguageCode, Method } from '@vernacular/analyzer';
import type { Stretch } from '@vernacular/check';

import type { TextHelp } from '../help/help.ts';
import type { ReaderRound } from '../readers/marked-by-readers.ts';
import { afterTimeout } from './throttle.ts';
import type {
  Answer,
  DictionaryAddress,
  FileReading,
  Levels,
  Question,
  Reading,
} from './protocol.ts';

export interface LiveState {
  /** Whitespace-separated words; null until first counted. */
  readonly wordCount: number | null;
  /** The code of the text's language if it is neither English nor Hebrew. */
  readonly foreign: string | null;
  readonly levels: Levels | null;
  readonly dictionary: 'none' | 'opening' | 'open' | 'failed';
  /** Language of the second dictionary if it could not be fetched; words in its script then count as rare. */
  readonly lacks: LanguageCode | null;
  /** Help is looked up when typing pauses. `helpIs` is `old` when the text has changed since. */
  readonly help: TextHelp | null;
  readonly helpIs: 'none' | 'old' | 'new' | 'missing';
}

/** Connection to the worker. */
export interface WorkerLine {
  post(question: Question): void;
  close(): void;
}

interface Outside {
  readonly connect: (onAnswer: (answer: Answer) => void, onBreak: () => void) => WorkerLine;
  readonly later?: (run: () => void, milliseconds: number) => () => void;
}

export type LiveAnalysis = ReturnType<typeof createLiveAnalysis>;

/** A text of more than `length` characters is analysed when its writer pauses for `milliseconds`. */
const patience = { length: 100_000, milliseconds: 250 };

/** Milliseconds without a change before help is looked up. */
const rest = 600;

type Asked = Answer & { readonly id: number };

type WithoutId<Each> = Each extends { readonly id: number } ? Omit<Each, 'id'> : never;

const noHelp = { help: null, helpIs: 'none' } as const;

const stopped: FileReading = { kind: 'refused', reason: 'stopped', message: '' };

/** Analyses the newest version of a text in a worker, one request at a time; stale answers are dropped. */
export function createLiveAnalysis({ connect, later = afterTimeout }: Outside) {
  const listeners = new Set<() => void>();
  const asked = new Map<number, (answer: Answer | null) => void>();
  let state: LiveState = {
    wordCount: null,
    foreign: null,
    levels: null,
    dictionary: 'none',
    lacks: null,
    ...noHelp,
  };
  let line: WorkerLine | null = null;
  let dictionary: DictionaryAddress | null = null;
  let text: (() => string) | null = null;
  let by = { method: 'published' as Method, insists: false };
  let known: readonly string[] = [];
  let rounds: readonly ReaderRound[] = [];
  let version = 0;
  let isUnread = false;
  let isReading = false;
  let callOff: (() => void) | null = null;
  let callOffHelp: (() => void) | null = null;
  let lastId = 0;

  const show = (news: Partial<LiveState>) => {
    state = { ...state, ...news };
    for (const listener of listeners) listener();
  };

  const post = (question: Question) => {
    try {
      if (!line) {
        line = connect(hear, breakOff);
        if (known.length > 0) line.post({ kind: 'know', words: known });
      }
    } catch {
      // A browser without module workers: the text can still be graded by the server.
      return breakOff();
    }
    line.post(question);
  };

  const send = () => {
    callOff = null;
    if (!text || !isUnread || isReading) return;
    isUnread = false;
    isReading = true;
    post({ kind: 'read', version, text: text(), ...by });
  };

  /** Analyses the text under a new version number, so that an answer made with the old settings is dropped. */
  const readAnew = () => {
    version += 1;
    isUnread = text !== null;
    send();
  };

  const oldHelp = () => (state.helpIs === 'new' ? ({ helpIs: 'old' } as const) : {});

  const hearReading = ({ version: read, code, wordCount, foreign, levels }: Reading) => {
    isReading = false;
    const isNewest = read === version;
    if (isNewest && code === null) show({ wordCount, foreign });
    if (isNewest && code !== null && code === dictionary?.code) {
      show({ wordCount, foreign, levels, ...(levels ? oldHelp() : noHelp) });
      callOffHelp?.();
      callOffHelp = levels && later(() => void findHelp(), rest);
    }
    if (!callOff) send();
  };

  const hearDictionary = (isOpen: boolean) => {
    show(isOpen ? { dictionary: 'open' } : { dictionary: 'failed', levels: null });
    isUnread = text !== null;
    send();
  };

  const hear = (answer: Answer) => {
    if (answer.kind === 'reading') return hearReading(answer);
    if (answer.kind === 'opened' || answer.kind === 'unopened') {
      const isOpen = answer.kind === 'opened';
      if (answer.code === dictionary?.code) hearDictionary(isOpen);
      else if (answer.code === dictionary?.beside?.code)
        show({ lacks: isOpen ? null : dictionary.beside.language });
      return;
    }
    asked.get(answer.id)?.(answer);
    asked.delete(answer.id);
  };

  const hangUp = () => {
    line?.close();
    line = null;
    isReading = false;
    for (const settle of asked.values()) settle(null);
    asked.clear();
  };

  const breakOff = () => {
    hangUp();
    show({ dictionary: 'failed', levels: null });
  };

  /** Asks a question with one answer; resolves to `none` when the worker stops or gives another kind of answer. */
  const ask = <Kind extends Asked['kind'], Value>(
    question: WithoutId<Question>,
    kind: Kind,
    value: (answer: Asked & { readonly kind: Kind }) => Value,
    none: Value,
  ) =>
    new Promise<Value>((resolve) => {
      lastId += 1;
      asked.set(lastId, (answer) => resolve(answer?.kind === kind ? value(answer as never) : none));
      post({ ...question, id: lastId });
    });

  const findHelp = async (next = rounds) => {
    rounds = next;
    const of = version;
    const question = { kind: 'help', version: of, rounds } as const;
    const help = await ask(question, 'helped', (answer) => answer.help, null);
    if (help === 'late' || of !== version) return;
    show(help ? { help, helpIs: 'new' } : { help: null, helpIs: 'missing' });
  };

  const open = (next: DictionaryAddress | null) => {
    dictionary = next;
    callOffHelp?.();
    show({
      lacks: null,
      ...noHelp,
      ...(next ? { dictionary: 'opening' } : { dictionary: 'none', levels: null }),
    });
    if (next) post({ kind: 'open', dictionary: next });
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Announces a new text; `get` is called when it is analysed. */
    changed: (length: number, get: () => string) => {
      text = get;
      version += 1;
      isUnread = true;
      callOff?.();
      callOff = null;
      callOffHelp?.();
      if (length > patience.length) callOff = later(send, patience.milliseconds);
      else send();
    },
    open,
    /** Sets the method. `insists`: a text that is neither English nor Hebrew is analysed too. */
    readBy: (method: Method, insists = false) => {
      if (method === by.method && insists === by.insists) return;
      by = { method, insists };
      readAnew();
    },
    /** Sets the words that the readers know; forms of these words count too. */
    know: (words: readonly string[]) => {
      if (words.length + known.length === 0) return;
      known = words;
      line?.post({ kind: 'know', words });
      readAnew();
    },
    /** The levels of a word in other dictionaries, in their order; null for one that could not be fetched. */
    compare: (word: string, dictionaries: readonly DictionaryAddress[]) =>
      ask({ kind: 'compare', word, dictionaries }, 'compared', ({ levels }) => levels, []),
    /** A word's count in the dictionary's units (`scale`); null when unavailable. */
    count: (word: string) => ask({ kind: 'count', word }, 'counted', ({ count }) => count, null),
    /** Help for the word `written` at a range; null when the lookup failed or the word is no longer there. */
    helpAt: (word: Stretch, written: string) =>
      ask({ kind: 'help-at', word, written }, 'helped-at', ({ help }) => help, null),
    /** Looks up the help for the text again: after it failed, or ordered by what readers marked. */
    findHelp: (next?: readonly ReaderRound[]) => void findHelp(next),
    readFile: (file: File) =>
      ask({ kind: 'open-file', file }, 'file', ({ reading }) => reading, stopped),
    retry: () => {
      hangUp();
      isUnread = text !== null;
      open(dictionary);
      send();
    },
    close: () => {
      callOff?.();
      callOffHelp?.();
      hangUp();
      listeners.clear();
    },
  };
}
