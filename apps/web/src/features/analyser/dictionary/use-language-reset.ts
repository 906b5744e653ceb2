import { useEffect, useState } from 'react';

import type { Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import type { SetWish } from '../../../platform/dictionaries/period-and-language-in-url.ts';

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
