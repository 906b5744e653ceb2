import { useEffect, useRef } from 'react';

import { asFailure } from '../../../platform/api/error-message.ts';
import { useCachedReducer } from '../../../platform/storage/use-cached-reducer.ts';
import { gradeGroup, type GroupSubmission } from '../grade-requests.ts';
import {
  nextComparing,
  nothingToCompare,
  restingComparison,
  type Comparing,
} from './comparison-state.ts';

type Rounds = Pick<Comparing, 'before' | 'after'> & Pick<GroupSubmission, 'period' | 'method'>;

/** State and actions of a comparison. Its rounds are graded in two requests: each may use the whole upload limit. */
export function useComparing() {
  const [comparing, dispatch] = useCachedReducer(
    'comparison',
    nextComparing,
    nothingToCompare,
    restingComparison,
  );
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const compare = async ({ before, after, ...wish }: Rounds) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    dispatch({ kind: 'started', total: before.length + after.length });
    try {
      for (const files of [before, after]) {
        for await (const line of gradeGroup({ files, ...wish, format: 'standard' }, signal)) {
          if (signal.aborted) return;
          const file = line.kind === 'file' ? files[line.index] : undefined;
          if (file) dispatch({ kind: 'heard', file, line });
        }
      }
      dispatch({ kind: 'ended' });
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'broke', failure: asFailure(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    dispatch({ kind: 'ended' });
  };
  return { comparing, dispatch, compare, cancel };
}
