import { type Dictionary, hasLettersOf, type LanguageCode } from '@vernacular/analyzer';
import { openLevels } from '@vernacular/dictionaries';

import { tellPageMaker } from './warn-page-author.ts';

/** Thrown when word counts cannot be loaded; the message is a sentence for the author of the page. */
export class NoCounts extends Error {
  override readonly name = 'NoCounts';
}

/** The counts that a page asks for: at this address, else of this period, else the newest of the language. */
export interface CountsWish {
  readonly language: LanguageCode;
  readonly period: string | null;
  readonly dictionary: string | null;
}

const opened = new Map<string, Promise<Dictionary>>();

/** Loads the counts for a text, and `beside` them those of another script in it. Throws {@link NoCounts}. */
export async function loadCounts(
  text: string,
  { language, period, dictionary }: CountsWish,
  files: string,
): Promise<Dictionary> {
  const beside = (name: string) => new URL(`${encodeURIComponent(name)}.levels`, files).href;
  const own = await openAt(
    dictionary === null ? beside(period ?? language) : new URL(dictionary, document.baseURI).href,
  );
  const other = own.language === 'en' ? 'he' : 'en';
  if (!hasLettersOf(text, other)) return own;
  // Without these counts, words in the other script count as rare; the console says so.
  const second = await openAt(beside(other)).catch((error: unknown) => {
    tellPageMaker(error instanceof Error ? error.message : String(error));
    return null;
  });
  return second === null ? own : { ...own, beside: second };
}

/** Loads each file once per page; a failed load is tried again at the next call. */
function openAt(address: string): Promise<Dictionary> {
  const before = opened.get(address);
  if (before) return before;
  const file = fetchLevels(address);
  opened.set(address, file);
  file.catch(() => opened.delete(address));
  return file;
}

async function fetchLevels(address: string): Promise<Dictionary> {
  const refuse = (why: string, cause?: unknown) =>
    new NoCounts(`The word counts at ${address} ${why}`, { cause });
  const reply = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    (cause: unknown) => {
      throw refuse(
        'did not come: the content security policy of this page has to allow them by connect-src, and their server has to send them with CORS.',
        cause,
      );
    },
  );
  if (!reply.ok) throw refuse(`are not there (status ${reply.status}).`);
  const bytes = await reply.arrayBuffer();
  try {
    return openLevels(bytes);
  } catch (cause) {
    throw refuse('are no file of levels that this version can read.', cause);
  }
}
