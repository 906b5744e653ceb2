import { useSyncExternalStore } from 'react';

import type { LiveReading } from '../live/live-reading.ts';
import type { TermPlace } from './help.ts';

const none: readonly TermPlace[] = [];

/** The terms in the text, as the last help found them. */
export const useTerms = (live: LiveReading): readonly TermPlace[] =>
  useSyncExternalStore(live.subscribe, () => live.read().help?.terms ?? none);
