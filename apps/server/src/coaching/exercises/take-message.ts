import { writeMessage, type ExerciseCall, type ExerciseReply } from '@vernacular/contract';
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

import { Failure, type DatabaseRequest, withoutDatabase } from '../../http/index.ts';
import type { SavedConversation, SavedConversations } from './saved-conversation.ts';

/** What taking a message needs: who runs requests, where conversations are kept, how new messages are named. */
export interface Desk {
  readonly host: Host;
  /** Null for a guest, and for a person who does not save. */
  readonly saved: SavedConversations | null;
  /** Where this conversation is kept as part of a study, whoever holds it; null outside one. */
  readonly study: SavedConversations | null;
  /** Whose call it is: outside a study it goes on without the store when that is away. */
  readonly asker: DatabaseRequest;
  readonly newId: () => string;
}

/**
 * Answers one call of a conversation. What is stored is believed before what is sent; an answer to a stage that was
 * answered already, in another window or by a message sent twice, moves nothing.
 */
export async function takeMessage(
  { exercise, edition }: Pick<ExerciseCall, 'exercise' | 'edition'>,
  body: unknown,
  desk: Desk,
): Promise<ExerciseReply> {
  const read = readCall(exercise, edition, body);
  if (read.kind === 'refused') {
    throw new Failure(
      read.because === 'too-large' ? 'text-too-large' : 'invalid-request',
      read.sentence,
    );
  }
  const call = desk.study ? inResearch(read) : read;
  const saved = desk.study ?? desk.saved;
  if (!saved) return unsaved(exercise, call, desk);
  const stored = await unlessAway(desk, () => saved.find(call.history));
  if (stored === away) return unsaved(exercise, call, desk);
  return stored
    ? continueSaved(exercise, call, stored, saved, desk)
    : beginSaved(exercise, call, saved, desk);
}

const away = Symbol('the store is away');

/** What the store says, or that it is away. A study is nothing without what is written in it. */
const unlessAway = <Answer>({ asker, study }: Desk, ask: () => Promise<Answer>) =>
  study ? ask() : withoutDatabase(asker, ask, away);

const inResearch = (call: Call): Call => ({
  ...call,
  history: { ...call.history, about: { ...call.history.about, isResearch: true } },
});

const speak = (turns: readonly Turn[], { newId }: Desk) =>
  turns.map((turn) => botMessage(newId(), turn));

const replyWith = (
  exercise: Exercise,
  history: History,
  messages: readonly Message[],
  taskId: string,
): ExerciseReply => ({
  messages: messages.map(writeMessage),
  updatedHistory: writeHistory(exercise, { ...history, about: { ...history.about, taskId } }),
});

const said = ({ message }: Call, { newId }: Desk): readonly Message[] =>
  message ? [studentMessage(message.id || newId(), answerOf(message))] : [];

async function unsaved(exercise: Exercise, call: Call, desk: Desk): Promise<ExerciseReply> {
  const { setting, history, message, claimedStage } = call;
  // Where a task stands, only the store knows.
  if (desk.asker.isStoreAway && claimedStage === null && history.about.taskId !== '')
    throw new Failure('store-away');
  const went = await converse(exercise, setting, history, message && answerOf(message), desk.host);
  const bot = speak(went.turns, desk);
  return desk.asker.isStoreAway
    ? replyApart(exercise, went.history, bot)
    : replyWith(exercise, went.history, bot, '');
}

/**
 * A reply that could not be saved. From there on it is a conversation of its own: what is stored of it stands at an
 * earlier answer, which would be asked again. The next answer that can be saved saves all that the person wrote.
 */
function replyApart(exercise: Exercise, history: History, bot: readonly Message[]): ExerciseReply {
  const startTime = aMomentAfter(history.about.startTime);
  const apart = { ...history, about: { ...history.about, startTime } };
  return { ...replyWith(exercise, apart, bot, ''), notSaved: true };
}

function aMomentAfter(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : new Date(at + 1).toISOString();
}

/** The first answer that is kept. What a coach is said to have written before is not: nobody can vouch for it. */
async function beginSaved(
  exercise: Exercise,
  call: Call,
  saved: SavedConversations,
  desk: Desk,
): Promise<ExerciseReply> {
  const { setting, message } = call;
  const history = withoutCoach(exercise, call.history);
  const went = await converse(exercise, setting, history, message && answerOf(message), desk.host);
  const bot = speak(went.turns, desk);
  if (went.kind !== 'moved')
    return replyWith(exercise, went.history, bot, saved.taskToBe(went.history));
  const before =
    history.stage <= exercise.openingStage
      ? speak(openingOf(exercise, setting), desk)
      : conversationFromRow(exercise, rowOf(exercise, history));
  const messages = [...before, ...said(call, desk), ...bot];
  const taskId = await unlessAway(desk, () => saved.add(went.history, messages));
  if (taskId === away) return replyApart(exercise, went.history, bot);
  if (taskId !== null) return replyWith(exercise, went.history, bot, taskId);
  const stored = await saved.find(went.history);
  return stored
    ? standing(exercise, call, stored, desk)
    : replyWith(exercise, went.history, bot, '');
}

async function continueSaved(
  exercise: Exercise,
  call: Call,
  stored: SavedConversation,
  saved: SavedConversations,
  desk: Desk,
): Promise<ExerciseReply> {
  const { setting, message, claimedStage } = call;
  if (message && claimedStage !== null && claimedStage !== stored.history.stage) {
    return standing(exercise, call, stored, desk);
  }
  const history = { ...stored.history, about: newer(stored, call) };
  const went = await converse(exercise, setting, history, message && answerOf(message), desk.host);
  const bot = speak(went.turns, desk);
  const reply = replyWith(exercise, went.history, bot, stored.taskId);
  if (went.kind !== 'moved' && went.kind !== 'again') return reply;
  const messages = [...stored.messages, ...said(call, desk), ...bot];
  const isMoved = await unlessAway(desk, () => saved.move(stored, went.history, messages));
  if (isMoved === away) return replyApart(exercise, went.history, bot);
  if (isMoved) return reply;
  const elsewhere = await saved.find(history);
  return elsewhere
    ? standing(exercise, call, elsewhere, desk)
    : replyWith(exercise, went.history, bot, '');
}

/** What the client may add to a stored conversation: how it is held, never how far it is. */
const newer = ({ history, taskId }: SavedConversation, call: Call): History['about'] => ({
  ...history.about,
  taskId,
  language: call.setting.language,
  copyPasteCheck: call.history.about.copyPasteCheck || history.about.copyPasteCheck,
  participantName: history.about.participantName || call.history.about.participantName,
});

/** The reply to an answer that changes nothing any more: the one it got when it arrived first, or what is asked now. */
async function standing(
  exercise: Exercise,
  { setting, message }: Call,
  { history: stored, messages, taskId }: SavedConversation,
  desk: Desk,
): Promise<ExerciseReply> {
  const facts = await regrade(exercise, setting, stored.facts, desk.host);
  const history = { ...stored, facts };
  const again = message ? repliesTo(message, messages) : [];
  return replyWith(
    exercise,
    history,
    again.length > 0 ? again : speak(movedOn(exercise, setting, history), desk),
    taskId,
  );
}

/** The bot's messages between a student's message and the next one. */
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
