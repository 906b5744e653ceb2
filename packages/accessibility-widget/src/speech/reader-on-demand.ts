import { tellOwner } from '../log-error-for-site-owner.ts';
import type { Reader, speechReader, SpeechState } from './reader.ts';
import { sentencesOf } from './sentences.ts';
import type { SpeechOptions } from './speech-options.ts';

interface ReaderFile {
  readonly speechReader: typeof speechReader;
}

/**
 * Returns a function that loads the module of the reader, given the number of failed attempts. Firefox remembers a
 * failed import by its URL, so a retry uses another URL, in the folder `assets`.
 */
export const readerFile =
  (assets: string) =>
  (attempt: number): Promise<ReaderFile> =>
    attempt === 0
      ? import('./reader.ts')
      : import(/* @vite-ignore */ `${assets}reader.js?attempt=${attempt}`);

/** A reader loaded when first turned on; `readPage` retries a failed load. `own`: the widget, never read aloud. */
export function readerOnDemand(
  show: (state: SpeechState) => void,
  own: Element | null,
  load: (attempt: number) => Promise<ReaderFile>,
  wishes: () => SpeechOptions,
): Reader {
  let reader: Reader | null = null;
  let isWanted = false;
  let language = '';
  let failures = 0;

  const bring = async () => {
    show({ kind: 'loading' });
    try {
      const file = await load(failures);
      if (!isWanted || reader) return;
      reader = file.speechReader(window, show, own, sentencesOf, wishes);
      reader.turn(true, language);
    } catch (cause) {
      failures += 1;
      tellOwner(`it does not read aloud. ${String(cause)}`);
      if (isWanted) show({ kind: 'failed' });
    }
  };
  return {
    readPage() {
      if (reader) reader.readPage();
      else if (isWanted) void bring();
    },
    stop: () => reader?.stop(),
    voices: () => reader?.voices() ?? [],
    turn(on, inLanguage) {
      isWanted = on;
      language = inLanguage;
      if (reader) reader.turn(on, language);
      else if (on) void bring();
      else show({ kind: 'off' });
    },
  };
}
