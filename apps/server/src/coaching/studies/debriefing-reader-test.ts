import { type DebriefingReaders, limits } from '@vernacular/contract';
import { readConversationLanguage } from '@vernacular/exercises';

import { Failure } from '../../http/index.ts';
import type { FinishedConversation, Participant, Store } from '../../store/index.ts';
import type { Study } from './studies.ts';

/** Columns that hold the last text; each exercise has one of them. */
const lastTexts = ['text120_last', 'final_text', 'final_summary', 'text_ethos'];

const day = 24 * 60 * 60 * 1000;

function lastTextOf({ content }: FinishedConversation): string | null {
  const text = lastTexts.map((column) => content[column]).find((each) => typeof each === 'string');
  if (typeof text !== 'string' || text.trim() === '') return null;
  const { characters, words } = limits.readerTest;
  const isTooLong = text.length > characters || text.trim().split(/\s+/u).length > words;
  return isTooLong ? null : text.replaceAll('\0', '');
}

const languageOf = ({ content }: FinishedConversation) => {
  const { history } = content as { readonly history?: { readonly language?: unknown } };
  return readConversationLanguage(history?.language);
};

const asShown = (
  text: string,
  mostReaders: number,
  test: FinishedConversation['test'],
): DebriefingReaders => ({
  text,
  mostReaders,
  link: test && `/read/${test.id}`,
  endsAt: test?.endsAt ?? null,
});

/** What readers may be asked; null when the arm offers no readers, or there is no last text that is short enough. */
async function lastTextToAsk(store: Store['study'], study: Study, participant: Participant) {
  const asks = study.arms.find(({ name }) => name === participant.condition)?.readers;
  const conversation = asks ? await store.lastFinished(participant.id) : null;
  const text = conversation && lastTextOf(conversation);
  return asks && conversation && text !== null ? { asks, conversation, text } : null;
}

/**
 * What the debriefing page shows for asking readers: the text, how many readers, and the link once there is one. Null
 * when the arm offers no readers, and before there is a last text that is short enough.
 */
export async function debriefingReadersOf(
  store: Store['study'],
  study: Study,
  participant: Participant,
): Promise<DebriefingReaders | null> {
  const found = await lastTextToAsk(store, study, participant);
  return found && asShown(found.text, found.asks.mostReaders, found.conversation.test);
}

/**
 * Makes the link under which readers mark a copy of the last text of a participant; a second call returns the same
 * link. Throws Failure `not-found` when the arm offers no readers or there is no text, and `consent-needed` when the
 * participant has withdrawn.
 */
export async function makeDebriefingReaderTest(
  store: Store['study'],
  study: Study,
  { participant, now }: { readonly participant: Participant; readonly now: Date },
): Promise<DebriefingReaders> {
  const found = await lastTextToAsk(store, study, participant);
  if (!found) throw new Failure('not-found');
  const { asks, conversation, text } = found;
  const language = languageOf(conversation);
  const test = await store.askReaders(participant.id, conversation, {
    text,
    details: {
      textLanguage: language,
      pageLanguage: language,
      askedBy: study.title?.[language] ?? '',
      audience: asks.audience[language],
      questions: [],
      dictionary: null,
    },
    endsAt: new Date(now.getTime() + asks.days * day),
    mostReaders: asks.mostReaders,
  });
  if (test === null) throw new Failure('consent-needed');
  if (conversation.test === null)
    await store.record(participant.id, {
      event: 'asked-readers',
      exercise: conversation.exercise,
      taskId: conversation.taskId,
    });
  return asShown(text, asks.mostReaders, test);
}
