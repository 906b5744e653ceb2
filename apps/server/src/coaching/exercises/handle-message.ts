import { writeMessage, type ExerciseReply, type NotSaved } from '@vernacular/contract';
import {
  answerOf,
  botMessage,
  converse,
  conversationFromRow,
  movedOn,
  openingOf,
  readCall,
  regrade,
  rowOf,
  studentMessage,
  withoutCoach,
  writeHistory,
  type Call,
  type Exercise,
  type History,
  type Host,
  type Message,
  type Turn,
  type TypedMessage,
} from '@vernacular/exercises';

import { noRoom, unlessFull } from '../../store/index.ts';
import { Failure, type DatabaseRequest, withoutDatabase } from '../../http/index.ts';
import type { Arm } from '../studies/studies.ts';
import { rewindConversation } from './rewind-conversation.ts';
import type { SavedConversation, SavedConversations } from './saved-conversations.ts';

export interface ConversationContext {
  readonly host: Host;
  /** Null for a guest, and for a person who does not save. */
  readonly saved: SavedConversations | null;
  /** The conversations of the study participant who writes; null outside a study. */
  readonly study: SavedConversations | null;
  /** The request. Outside a study it is answered even while the database is unavailable (`isStoreAway`). */
  readonly asker: DatabaseRequest;
  readonly newId: () => string;
  /** Whether the answer replaces an earlier one; never in a study. */
  readonly isTakenBack?: boolean;
}

/**
 * Answers a call of an exercise and saves the conversation. A stored conversation takes precedence over the one in the
 * request, and a second answer to the same stage (another window, a repeated request) changes nothing. With
 * `isTakenBack` the stored conversation is first rewound to the stage of the changed answer. Throws Failure
 * `text-too-large`, `invalid-request` or `store-away`; in a study also `too-many-conversations`.
 */
export async function handleMessage(
  { exercise, edition, hasChecks }: Omit<Arm, 'name'>,
  body: unknown,
  context: ConversationContext,
): Promise<ExerciseReply> {
  const read = readCall(exercise, edition, body, hasChecks);
  if (read.kind === 'refused') {
    throw new Failure(
      read.because === 'too-large' ? 'text-too-large' : 'invalid-request',
      read.sentence,
    );
  }
  const call = context.study ? inResearch(read) : read;
  const asked = { ...context, exercise, call };
  const saved = context.study ?? context.saved;
  if (!saved) return answerUnsaved(asked);
  const stored = await unlessAway(asked, () => saved.find(call.history));
  if (stored === away) return answerUnsaved(asked);
  return stored ? continueSaved(asked, stored, saved) : beginSaved(asked, saved);
}

interface Asked extends ConversationContext {
  readonly exercise: Exercise;
  readonly call: Call;
}

const away = Symbol('the store is away');

/**
 * Runs a store call, or returns `away` when the store is unavailable. In a study it throws instead, because every
 * answer must be stored.
 */
const unlessAway = <Answer>({ asker, study }: Asked, ask: () => Promise<Answer>) =>
  study ? ask() : withoutDatabase(asker, ask, away);

const inResearch = (call: Call): Call => ({
  ...call,
  history: { ...call.history, about: { ...call.history.about, isResearch: true } },
});

const botMessages = (turns: readonly Turn[], { newId }: Asked) =>
  turns.map((turn) => botMessage(newId(), turn));

const replyWith = (
  { exercise }: Asked,
  history: History,
  messages: readonly Message[],
  taskId = '',
): ExerciseReply => ({
  messages: messages.map(writeMessage),
  updatedHistory: writeHistory(exercise, { ...history, about: { ...history.about, taskId } }),
});

const answer = ({ exercise, call: { setting, message }, host }: Asked, history: History) =>
  converse(exercise, setting, history, message && answerOf(message), host);

const studentMessages = ({ call: { message }, newId }: Asked): readonly Message[] =>
  message ? [studentMessage(message.id || newId(), answerOf(message))] : [];

async function answerUnsaved(asked: Asked): Promise<ExerciseReply> {
  const { history, claimedStage } = asked.call;
  // Only the store knows the stage of this task.
  if (asked.asker.isStoreAway && claimedStage === null && history.about.taskId !== '')
    throw new Failure('store-away');
  const went = await answer(asked, history);
  const bot = botMessages(went.turns, asked);
  return asked.asker.isStoreAway
    ? replyNotSaved(asked, went.history, bot)
    : replyWith(asked, went.history, bot);
}

/**
 * A reply to an answer that could not be saved. Its new start time makes it a new conversation: the stored one lacks
 * this answer and would ask for it again. The next answer that can be saved stores the whole conversation.
 */
function replyNotSaved(
  asked: Asked,
  history: History,
  bot: readonly Message[],
  notSaved: NotSaved = true,
): ExerciseReply {
  const startTime = oneMillisecondLater(history.about.startTime);
  const apart = { ...history, about: { ...history.about, startTime } };
  return { ...replyWith(asked, apart, bot), notSaved };
}

function oneMillisecondLater(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : new Date(at + 1).toISOString();
}

/** Coach comments in the request are dropped, because the client could have invented them. */
async function beginSaved(asked: Asked, saved: SavedConversations): Promise<ExerciseReply> {
  const { exercise, call } = asked;
  const history = withoutCoach(exercise, call.history);
  const went = await answer(asked, history);
  const bot = botMessages(went.turns, asked);
  if (went.kind !== 'moved') return replyWith(asked, went.history, bot);
  const before =
    history.stage <= exercise.openingStage
      ? botMessages(openingOf(exercise, call.setting), asked)
      : conversationFromRow(exercise, rowOf(exercise, history));
  const messages = [...before, ...studentMessages(asked), ...bot];
  const taskId = await unlessAway(asked, () => unlessFull(saved.add(went.history, messages)));
  if (taskId === noRoom) return replyNotSaved(asked, went.history, bot, 'full');
  if (taskId === away) return replyNotSaved(asked, went.history, bot);
  if (taskId !== null) return replyWith(asked, went.history, bot, taskId);
  const stored = await saved.find(went.history);
  return stored ? repeatReply(asked, stored) : replyWith(asked, went.history, bot);
}

async function continueSaved(
  asked: Asked,
  stored: SavedConversation,
  saved: SavedConversations,
): Promise<ExerciseReply> {
  const { exercise, call } = asked;
  const { message, claimedStage } = call;
  const isTakenBack = asked.isTakenBack === true && asked.study === null;
  const from = (isTakenBack && rewindConversation(exercise, call, stored)) || stored;
  if (message && claimedStage !== null && claimedStage !== from.history.stage)
    return repeatReply(asked, stored);
  const history = {
    ...from.history,
    about: mergeAbout(stored, call),
    // An empty list may come from a client that does not know checks, so the stored ones are kept.
    checks:
      isTakenBack || call.history.checks.length > 0 ? call.history.checks : from.history.checks,
  };
  const went = await answer(asked, history);
  const bot = botMessages(went.turns, asked);
  const reply = replyWith(asked, went.history, bot, stored.taskId);
  // When the student must answer a changed stage again, nothing is saved: what came after the earlier answer stays.
  const isKept = went.kind === 'moved' || (went.kind === 'again' && !isTakenBack);
  if (!isKept) return reply;
  const messages = [...from.messages, ...studentMessages(asked), ...bot];
  const isMoved = await unlessAway(asked, () => saved.move(stored, went.history, messages));
  if (isMoved === away) return replyNotSaved(asked, went.history, bot);
  if (isMoved) return reply;
  const elsewhere = await saved.find(history);
  return elsewhere ? repeatReply(asked, elsewhere) : replyWith(asked, went.history, bot);
}

const mergeAbout = ({ history, taskId }: SavedConversation, call: Call): History['about'] => ({
  ...history.about,
  taskId,
  language: call.setting.language,
  copyPasteCheck: call.history.about.copyPasteCheck || history.about.copyPasteCheck,
  participantName: history.about.participantName || call.history.about.participantName,
});

async function repeatReply(
  asked: Asked,
  { history: stored, messages, taskId }: SavedConversation,
): Promise<ExerciseReply> {
  const { exercise, call, host } = asked;
  const facts = await regrade(exercise, call.setting, stored.facts, host);
  const history = { ...stored, facts };
  const again = call.message ? repliesTo(call.message, messages) : [];
  const bot =
    again.length > 0 ? again : botMessages(movedOn(exercise, call.setting, history), asked);
  return replyWith(asked, history, bot, taskId);
}

function repliesTo(message: TypedMessage, messages: readonly Message[]): readonly Message[] {
  if (message.id === '') return [];
  const sent = studentMessage(message.id, answerOf(message)).text.source;
  const at = messages.findLastIndex(
    ({ id, isStudent, text }) => isStudent && id === message.id && text.source === sent,
  );
  if (at < 0) return [];
  const after = messages.slice(at + 1);
  const next = after.findIndex(({ isStudent }) => isStudent);
  return next < 0 ? after : after.slice(0, next);
}
