import type { Message } from '@vernacular/exercises';

/** The history object of an exercise as the server last gave it; sent back whole. */
export type WireHistory = Readonly<Record<string, unknown>>;

/** A conversation on the screen. `coming` are the bot's messages that wait to be shown. */
export interface Conversation {
  readonly messages: readonly Message[];
  readonly coming: readonly Message[];
  readonly history: WireHistory | null;
  /** What the server is doing for us: nothing, answering, or it could not be asked. */
  readonly call:
    | { readonly kind: 'idle' | 'waiting' }
    | { readonly kind: 'failed'; readonly why: string };
  readonly draft: string;
  readonly hasPasted: boolean;
}

export type ConversationEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'pasted' }
  | { readonly type: 'sent'; readonly message: Message }
  | { readonly type: 'asked' }
  | {
      readonly type: 'answered';
      readonly messages: readonly Message[];
      readonly history: WireHistory;
    }
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'restarted'; readonly history: WireHistory | null };

/** Nothing said yet. A restart keeps what a study needs to know. */
export const emptyConversation = (history: WireHistory | null = null): Conversation => ({
  messages: [],
  coming: [],
  history,
  call: { kind: 'idle' },
  draft: '',
  hasPasted: false,
});

/** The next state of a conversation. A new reply or a new message shows at once what was still to come. */
export function advanceConversation(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'typed':
      return { ...now, draft: event.draft };
    case 'pasted':
      return { ...now, hasPasted: true };
    case 'sent':
      return {
        ...now,
        messages: [...now.messages, ...now.coming, event.message],
        coming: [],
        draft: '',
        call: { kind: 'waiting' },
      };
    case 'asked':
      return { ...now, call: { kind: 'waiting' } };
    case 'answered':
      return {
        ...now,
        messages: [...now.messages, ...now.coming],
        coming: event.messages,
        history: event.history,
        call: { kind: 'idle' },
        hasPasted: false,
      };
    case 'shown': {
      const [next, ...coming] = now.coming;
      return next ? { ...now, messages: [...now.messages, next], coming } : now;
    }
    case 'failed':
      return { ...now, call: { kind: 'failed', why: event.why } };
    case 'restarted':
      return emptyConversation(event.history);
  }
}

/** Whether the bot is about to say something. */
export const isTyping = ({ call, coming }: Conversation): boolean =>
  call.kind === 'waiting' || coming.length > 0;

/** The bot's newest message: the one to answer. */
export const openQuestion = ({ messages }: Conversation): Message | null => {
  const last = messages.at(-1);
  return last && !last.isStudent ? last : null;
};
