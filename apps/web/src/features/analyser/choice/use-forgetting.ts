import { useEffect, useState } from 'react';

import type { Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import type { SetWish } from '../../../platform/dictionaries/use-dictionary-options.ts';

interface WhichText {
  readonly file: File | null;
  readonly isEmpty: boolean;
}

/** Overriding the language applies to one text: it is reset when another file is opened or a new text begun. */
export function useForgetting(
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
