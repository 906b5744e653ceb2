import { useEffect, useRef } from 'react';

import { asFailure } from '../../platform/api/error-message.ts';
import { useCachedReducer } from '../../platform/storage/use-cached-reducer.ts';
import { gradeGroup, type GroupSubmission } from './grade-requests.ts';
import { emptyGroup, nextGroup, restingGroup, type Group, type GroupEvent } from './group-state.ts';

/** State of the group view. The files are kept until the page is reloaded. */
export function useGroup(): {
  readonly group: Group;
  readonly dispatch: (event: GroupEvent) => void;
  readonly grade: (submission: GroupSubmission) => Promise<void>;
  readonly cancel: () => void;
} {
  const [group, dispatch] = useCachedReducer('group', nextGroup, emptyGroup, restingGroup);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const grade = async (submission: GroupSubmission) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
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
