import type { ChecksAsked, Mark } from '@vernacular/exercises';
import { useState } from 'react';

import type { ConversationEvent } from '../state/conversation.ts';
import type { Stretch } from './text-ranges.ts';

interface Place {
  readonly question: string;
  readonly opened: string | null;
  readonly chosen: Stretch | null;
}

/** The open check and the chosen words, both dropped with the next question, and the answers to the checks. */
export function useMarking(
  question: string,
  checks: ChecksAsked | null,
  tell: (event: ConversationEvent) => void,
) {
  const none: Place = { question, opened: null, chosen: null };
  const [kept, setPlace] = useState(none);
  const place = kept.question === question ? kept : none;
  const give = (id: string, answer: Mark['answer'], { start, end }: Stretch) => {
    const check = checks?.list.find((each) => each.id === id);
    if (!checks || !check) return;
    const { field } = checks;
    tell({ type: 'marked', mark: { id, version: check.version, answer, start, end, field } });
  };
  return {
    opened: place.opened,
    chosen: place.chosen,
    open: (opened: string | null) => setPlace({ ...place, opened }),
    choose: (chosen: Stretch | null) => setPlace({ ...place, chosen }),
    /** Marks words for the open check. Without an open check, the words stay chosen. */
    mark: (stretch: Stretch) => {
      if (place.opened !== null) give(place.opened, 'marked', stretch);
      setPlace({ ...place, chosen: place.opened === null ? stretch : null });
    },
    answer: (id: string, answer: 'absent' | 'inapplicable') =>
      give(id, answer, { start: 0, end: 0 }),
    undo: (id: string) => checks && tell({ type: 'unmarked', check: { id, field: checks.field } }),
  };
}

export type Marking = ReturnType<typeof useMarking>;
