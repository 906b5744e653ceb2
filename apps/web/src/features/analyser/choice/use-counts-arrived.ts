import { useState } from 'react';

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';

/** Whether the requested counts arrived while the page was open, after others had stood in for them. */
export function useCountsArrived(choice: DictionaryChoice | null): boolean {
  const [missed, setMissed] = useState<string | null>(null);
  if (!choice) return false;
  const { requested, answering } = choice;
  const isSubstitute = requested !== answering;
  if (isSubstitute && missed !== requested.code) setMissed(requested.code);
  return !isSubstitute && missed === requested.code;
}
