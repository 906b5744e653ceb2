import { useEffect, useState } from 'react';

import { compareTexts, type Outcome } from './compare-texts.ts';

/** A text is compared when its writer pauses. In milliseconds. */
const pause = 300;

/** The newest comparison of two texts that are being written. */
export function useComparison(paper: string, yours: string): Outcome {
  const [outcome, setOutcome] = useState(() => compareTexts(paper, yours));
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(compareTexts(paper, yours)), pause);
    return () => clearTimeout(timer);
  }, [paper, yours]);
  return outcome;
}
