import type { StudyPage } from '@vernacular/contract';
import { isFinished, typedMessage, type AnyMessage } from '@vernacular/exercises';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { conversationKey } from '../../../parts/study/conversation-key.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import { useSession } from '../../../platform/account/session.ts';
import {
  advanceConversation,
  isTyping,
  isUnanswered,
  isWelcomedElsewhere,
  openQuestion,
  outgoingHistory,
  type WireHistory,
} from './conversation.ts';
import { openKept, openWritten, useSavedConversation } from './stored-conversation.ts';
import type { AddressFacts, ConversationPlace } from './conversation-path.ts';
import { useWriting } from '../answer/use-writing-record.ts';

/** Pause between two messages of the coach, in milliseconds. */
const betweenMessages = 1000;

export interface StudyFacts extends AddressFacts {
  /** The participant's consent and study; null outside a study. */
  readonly taking: {
    readonly address: string;
    readonly consent: string;
    readonly contact: StudyPage['contact'];
    /** Whether the study takes only one answer, so that nobody can restart it. */
    readonly isSole: boolean;
    /** Called when the server no longer knows the consent. */
    readonly onLost: () => void;
    /** Called when a participant who has finished closes the page; removes their data from the device. */
    readonly onLeave: () => void;
    /** Called when a participant who has finished confirms it; removes their data from the device and the page. */
    readonly onDone: () => void;
  } | null;
}

const researchOnly = (history: WireHistory | null): WireHistory | null =>
  history?.['isResearch'] === true ? { isResearch: true } : null;

/** Opens or resumes a conversation, sends its answers to the server, and stores it on the device. */
export function useConversation(place: ConversationPlace, study: StudyFacts) {
  const { t, i18n } = useTranslation('grading');
  const language = i18n.resolvedLanguage ?? 'en';
  const session = useSession();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const key = conversationKey(place.endpoint, study.participantName);
  const [conversation, tell] = useReducer(advanceConversation, null, () =>
    openKept(key, study.task),
  );
  const calls = useRef<AbortController | null>(null);
  const [written] = useState(() => openWritten(key));
  const writing = useWriting(conversation, written);

  const post = async (
    history: WireHistory | null,
    messages: readonly AnyMessage[],
    hasPasted: boolean,
    isHurried = false,
  ) => {
    calls.current?.abort();
    const { signal } = (calls.current = new AbortController());
    const sent = {
      ...history,
      ...((study.isResearch || study.taking) && { isResearch: true }),
      ...(study.taking && { consent: study.taking.consent, writing: writing.told() }),
      ...(study.participantName && { participantName: study.participantName }),
      ...(isHurried && { isHurried }),
      ...(hasPasted && { copyPasteCheck: 'true' }),
      ...(place.exercise.name === 'half-life' && { StudentName: history?.['studentName'] ?? '' }),
      // A conversation keeps the language it was begun in, or was asked to go on in.
      language: history?.['language'] ?? language,
    };
    tell({ type: 'asked' });
    try {
      // With the schemas of replies, which nothing on the first view needs.
      const { requestTurn } = await fetchChunk(() => import('./request-turn.ts'));
      const turn = { history: sent, messages, signal };
      for await (const line of requestTurn(place.endpoint, turn)) {
        if (signal.aborted) return;
        if (line.kind === 'place')
          tell({ type: 'placed', place: line.place, seconds: line.seconds });
        if (line.kind === 'heard') tell({ type: 'heard', messages: line.messages });
        if (line.kind === 'answer')
          tell({
            type: 'answered',
            messages: line.messages,
            history: line.updatedHistory,
            notSaved: line.notSaved,
          });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (study.taking && asFailure(error).code === 'consent-needed') study.taking.onLost();
      tell({ type: 'failed', why: errorMessage(t, language, asFailure(error)) });
    }
  };

  const { history, messages, coming, call } = conversation;
  const outgoing = outgoingHistory(conversation);
  const isForeign = isWelcomedElsewhere(conversation, language);
  useEffect(() => {
    if (isForeign) tell({ type: 'reopened', history: researchOnly(history) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each language that is chosen
  }, [isForeign]);
  const isNew = messages.length === 0 && coming.length === 0 && call.kind === 'idle';
  const isOpening = isNew && session.kind !== 'loading';
  const begin = async () => {
    const { task } = study;
    if (task !== null && history?.['taskId'] === task) {
      tell({ type: 'asked' });
      const earlier = await import('./load-saved-messages.ts')
        .then(({ recall }) => recall(place.exercise.name, task))
        // Without the earlier messages, the conversation goes on.
        .catch(() => []);
      tell({ type: 'recalled', messages: earlier });
    }
    return post(history, [], false);
  };
  useEffect(() => {
    if (isOpening) void begin();
    // The opening is asked for once, when the session is known; the history is what it was then.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isOpening]);

  // Resends a message if the page was closed before its reply came.
  const [wasLeft] = useState(() => isUnanswered(conversation));
  const isReturning = wasLeft && session.kind !== 'loading';
  useEffect(() => {
    if (isReturning) void post(outgoing, messages, false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what was kept
  }, [isReturning]);

  const { isElsewhere, keepFromHere } = useSavedConversation(key, conversation, writing);
  useEffect(() => () => calls.current?.abort(), []);

  useEffect(() => {
    if (coming.length === 0) return undefined;
    const isFirst = messages.length === 0 || messages.at(-1)?.isStudent === true;
    const timer = setTimeout(
      () => tell({ type: 'shown' }),
      isFirst || isCalm ? 0 : betweenMessages,
    );
    return () => clearTimeout(timer);
  }, [coming, messages, isCalm]);

  const canAnswer = call.kind !== 'failed' && !isElsewhere;
  const send = (text: string, table: readonly (readonly string[])[] = []) => {
    if ((text.trim() === '' && table.length === 0) || !canAnswer) return;
    if (isTyping(conversation)) {
      // A text sent while the bot is writing is held, and sent when the bot has finished.
      if (text === conversation.draft) tell({ type: 'held' });
      return;
    }
    // Sent as plain text: the server stores it as typed and escapes it when it is shown.
    const message = typedMessage(crypto.randomUUID(), { text: text.trim(), table });
    tell({ type: 'sent', message });
    void post(outgoing, [...messages, ...coming, message], conversation.hasPasted);
  };

  const isDue =
    conversation.isHeld &&
    !isTyping(conversation) &&
    call.kind === 'idle' &&
    openQuestion(conversation)?.inputType === 'text' &&
    !(history !== null && isFinished(place.exercise, history));
  useEffect(() => {
    if (isDue) send(conversation.draft);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the bot has finished
  }, [isDue]);

  return {
    conversation,
    tell,
    writing,
    send,
    canAnswer,
    /** Whether another tab continued the conversation; nothing can be sent here until it is loaded. */
    isElsewhere,
    load: () => {
      calls.current?.abort();
      tell({ type: 'loaded', kept: openKept(key) });
      keepFromHere();
    },
    /** Asks again for an answer that does not wait for a language model. */
    goOnWithout: () => void post(outgoing, messages, conversation.hasPasted, true),
    retry: () => void post(outgoing, messages, conversation.hasPasted),
    saveAgain: () => {
      const { unsaved } = conversation;
      if (unsaved === null || isTyping(conversation)) return;
      tell({ type: 'askedToSave' });
      const before = outgoingHistory({ ...conversation, history: unsaved.history });
      void post(before, messages.slice(0, unsaved.count), conversation.hasPasted);
    },
    restart: () => {
      calls.current?.abort();
      keepFromHere();
      tell({ type: 'restarted', history: researchOnly(history) });
    },
  };
}

export type Talk = ReturnType<typeof useConversation>;
