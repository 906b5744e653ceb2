import { useEffect, useState } from 'react';

import { compareTexts, type Outcome } from './compare-texts.ts';

/** Milliseconds without typing before the texts are compared. */
const pause = 300;

export function useComparison(paper: string, yours: string): Outcome {
  const [outcome, setOutcome] = useState(() => compareTexts(paper, yours));
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(compareTexts(paper, yours)), pause);
    return () => clearTimeout(timer);
  }, [paper, yours]);
  return outcome;
}
