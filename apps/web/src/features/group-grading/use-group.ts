import { useEffect, useRef } from 'react';

import { asFailure } from '../../platform/api/error-message.ts';
import { useCachedReducer } from '../../platform/storage/use-cached-reducer.ts';
import { gradeGroup, type GroupSubmission } from './grade-requests.ts';
import { emptyGroup, nextGroup, restingGroup } from './group-state.ts';

/** State and actions of the group view. The files are kept until a page load or a logout. */
export function useGroup() {
  const [group, dispatch] = useCachedReducer('group', nextGroup, emptyGroup, restingGroup);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const grade = async (submission: GroupSubmission) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    dispatch({ kind: 'started' });
    try {
      for await (const line of gradeGroup(submission, signal)) {
        if (signal.aborted) return;
        dispatch({ kind: 'heard', line, format: submission.format });
      }
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'broke', failure: asFailure(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    dispatch({ kind: 'cancelled' });
  };
  return { group, dispatch, grade, cancel };
}
