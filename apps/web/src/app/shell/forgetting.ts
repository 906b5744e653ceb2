import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useSession } from '../../platform/session.ts';

/** Forgets what the server said to one person before the next one looks, in this tab and when another signs out. */
export function useForgetting(): void {
  const session = useSession();
  const answers = useQueryClient();
  const id = session.kind === 'in' ? session.user.id : null;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== null && before.current !== id)
      answers.removeQueries({ predicate: ({ queryKey }) => !isPublic.has(String(queryKey[0])) });
    before.current = id;
  }, [answers, id]);
}

/** Answers that are the same for everybody. */
const isPublic = new Set(['site', 'visits', 'dictionaries', 'legal']);
