import type { OfferedDictionary } from '@vernacular/contract';
import { useEffect, useMemo, useState } from 'react';

import {
  chooseDictionary,
  type DictionaryChoice,
  type Heard,
  type Wish,
} from '../../../platform/dictionaries/choose-dictionary.ts';
import { useDictionaries } from '../../../platform/dictionaries/use-dictionaries.ts';
import {
  useDictionaryOptions,
  type SetWish,
} from '../../../platform/dictionaries/grading-options-in-url.ts';
import type { DictionaryAddress } from '../live/protocol.ts';

/** The dictionary by the detected language and the writer's options. `address`: where the browser fetches it. */
export function useDictionaryChoice({ language, isSure }: Heard) {
  const offer = useDictionaries();
  const [wish, setWish] = useDictionaryOptions();
  const { dictionaries } = offer;
  const choice = useMemo(
    () => chooseDictionary(dictionaries, wish, { language, isSure }),
    [dictionaries, wish, language, isSure],
  );
  const address = useMemo(() => addressOf(choice), [choice]);
  const hasArrived = useCountsArrived(choice);
  return { ...offer, wish, setWish, choice, address, hasArrived };
}

function addressOf(choice: DictionaryChoice | null): DictionaryAddress | null {
  const address = choice && fetchedFrom(choice.answering);
  return address && { ...address, beside: choice.beside && fetchedFrom(choice.beside) };
}

/** Where the browser fetches a dictionary; null if it has no levels edition. */
export function fetchedFrom(offered: OfferedDictionary): DictionaryAddress | null {
  const { code, language, levelsUrl, countsUrl, isMine } = offered;
  return levelsUrl === null ? null : { code, language, levelsUrl, countsUrl, isPrivate: isMine };
}

/** True once the requested dictionary is available, if another one had to be used in its place before. */
export function useCountsArrived(choice: DictionaryChoice | null): boolean {
  const [missed, setMissed] = useState<string | null>(null);
  if (!choice) return false;
  const { requested, answering } = choice;
  const isSubstitute = requested !== answering;
  if (isSubstitute && missed !== requested.code) setMissed(requested.code);
  return !isSubstitute && missed === requested.code;
}

interface WhichText {
  readonly file: File | null;
  readonly isEmpty: boolean;
}

/** Resets a language that the writer set against the detected one, when the file changes or the text is emptied. */
export function useLanguageReset(
  { file, isEmpty }: WhichText,
  isInsisted: boolean,
  wish: Wish,
  setWish: SetWish,
): void {
  const [insisted, setInsisted] = useState<WhichText | null>(null);
  if (isInsisted && insisted === null) setInsisted({ file, isEmpty });
  if (wish.language === null && insisted !== null) setInsisted(null);
  const isAnother = insisted !== null && (insisted.file !== file || (isEmpty && !insisted.isEmpty));
  useEffect(() => {
    if (isAnother) setWish({ ...wish, language: null });
  }, [isAnother, wish, setWish]);
}
