import { advance, ask, settle, soFar, start, type Outcome, type Place } from '@vernacular/dialogue';
import { identifyLanguage, isForeign } from '@vernacular/analyzer';

import { checkedStepsOf } from '../catalog/checks-by-exercise.ts';
import { validMarks } from '../checks/step-checks.ts';
import type { Answer } from '../answers/answer.ts';
import { cacheLatest } from '../answers/cache-latest.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Facts } from '../answers/record-fields.ts';
import { repeatedAnswerTest } from '../wire/repeated-answers.ts';
import { chosenLanguage, offerOtherLanguage } from './offer-language-switch.ts';
import { distressIn } from '../distress/find-distress.ts';
import { helps } from '../words/translations.ts';
import { offerPause, type HelpContact } from '../distress/offer-pause.ts';
import { historyAt, placeOf, type History } from '../wire/history.ts';
import { phrases } from '../words/words.ts';
import type { Request, Result, Setting, Talk } from '../exercise/script-types.ts';
import { say, type Turn } from '../turn/turn.ts';
import { askAgain, withChecksOf } from './opening-and-stale-window-messages.ts';

/** The environment of a conversation, which runs the script's requests: the server, the command line or a test. */
export interface Host {
  /** `onSoFar` may be called with a partial result. */
  readonly run: (request: Request, onSoFar?: (result: Result) => void) => Promise<Result>;
  /** Called while requests run, each time with all turns that can be shown so far. */
  readonly onHeard?: (turns: readonly Turn[]) => void;
  readonly now: () => Date;
  /**
   * The messages as the client sent them, oldest first. Without them no answer is objected to, because the bot cannot
   * tell whether it has asked before; it still asks about distress.
   */
  readonly messages?: readonly unknown[];
  /** Whom the bot names when an answer may show distress. */
  readonly contacts?: readonly HelpContact[] | undefined;
  /** Called when an answer may show distress and the bot asks about it. Gets the stage, never the answer. */
  readonly onPause?: (stage: number) => Promise<void>;
}

/** Result of one message: the history that replaces the old one, and the bot's new messages. */
export interface Conversed {
  readonly kind: 'opened' | 'resumed' | 'paused' | Outcome<Talk>['kind'];
  readonly history: History;
  readonly turns: readonly Turn[];
}

/**
 * Handles one answer: grades the earlier texts again, advances the script, runs its requests and settles them.
 * Without an answer it opens or resumes the conversation; an answer that may show distress changes nothing.
 */
export async function converse(
  exercise: Exercise,
  setting: Setting,
  history: History,
  given: Answer | null,
  host: Host,
): Promise<Conversed> {
  const { messages = [], contacts = [] } = host;
  const inNeither = given !== null && (await isInNeither(given.text.trim()));
  const now = placeOf(exercise, setting, history);
  const checks = validMarks(checkedStepsOf(exercise), history.checks, history.facts, now.step);
  const script = exercise.script({
    ...withChecksOf(exercise, setting, checks),
    helps,
    isSentAgain: repeatedAnswerTest(messages),
    isForeign: inNeither,
  });
  const at = { ...now, record: await regrade(exercise, setting, now.record, host) };
  const startTime = history.about.startTime || host.now().toISOString();
  const then = (
    kind: Conversed['kind'],
    place: Place<Talk>,
    turns: readonly Turn[],
  ): Conversed => ({
    kind,
    history: historyAt(exercise, place, {
      about: { ...history.about, startTime },
      checks,
    }),
    turns,
  });
  if (given === null) {
    if (at.answered === 0) return then('opened', at, start(script).turns);
    const { welcomeBack } = phrases[setting.language];
    const isOver = at.step === null;
    return then('resumed', at, [...(isOver ? [] : [say(welcomeBack)]), ...ask(script, at)]);
  }
  const { facts, stage } = history;
  const first = offerPause(given, { facts, messages, contacts, language: setting.language });
  if (first.kind !== 'taken') {
    if (first.kind === 'asked') await host.onPause?.(stage);
    const paused = then('paused', at, first.kind === 'back' ? ask(script, at) : [first.turn]);
    return { ...paused, history: { ...paused.history, stage } };
  }
  const { answer } = first;
  const chosen = chosenLanguage(answer.text);
  if (chosen !== null) {
    const { kind, history: before } = then('again', at, []);
    const kept = { ...before, about: { ...before.about, language: chosen } };
    const { goesOn } = phrases[chosen].otherLanguage;
    const turns = askAgain(exercise, { ...setting, language: chosen }, kept, goesOn);
    return { kind, history: kept, turns };
  }
  let outcome = advance(script, at, answer);
  while (outcome.kind === 'waiting') {
    const { place: waiting, requests } = outcome;
    const hear = (key: string, result: Result) =>
      host.onHeard?.(soFar(script, waiting, { [key]: result }));
    // oxlint-disable-next-line no-await-in-loop -- what is asked next depends on what was found out
    outcome = settle(script, waiting, await runAll(requests, host, hear));
  }
  const { kind, place, turns } = outcome;
  const mayOffer =
    kind === 'moved' && place.step !== null && setting.edition === 'full' && !inNeither;
  return then(
    kind,
    place,
    mayOffer ? offerOtherLanguage(turns, answer.text, setting.language, messages) : turns,
  );
}

async function runAll(
  requests: readonly Request[],
  { run }: Host,
  hear: (key: string, result: Result) => void,
) {
  const results = await Promise.all(
    requests.map(async (request) => {
      const result = await run(request, (some) => hear(request.key, some));
      return [request.key, await withReading(request, result)] as const;
    }),
  );
  return Object.fromEntries<Result>(results);
}

/** Whether a text is neither in English nor in Hebrew. */
const isInNeither = cacheLatest(async (text) => isForeign(await identifyLanguage(text)));

/** Adds to a grade whether its text is foreign and whether a high score may be praised. */
async function withReading(request: Request, result: Result): Promise<Result> {
  if (request.kind !== 'grade' || result.kind !== 'grade') return result;
  const isPraised = distressIn(request.text).length === 0;
  return {
    ...result,
    isForeign: await isInNeither(request.text.trim()),
    ...(!isPraised && { isPraised }),
  };
}

/**
 * Returns the facts with every score computed again by the host, because a history holds none. The slim edition has no
 * scores, so its facts are returned unchanged.
 */
export async function regrade(
  { graded: texts }: Exercise,
  { edition }: Setting,
  facts: Facts,
  host: Host,
): Promise<Facts> {
  const present = texts.filter(({ text }) => facts[text] !== '');
  if (edition === 'slim' || present.length === 0) return facts;
  const scores = await Promise.all(
    present.map(async ({ text, keep }) => {
      const request = { kind: 'grade', key: text, text: facts[text]! } as const;
      const grade = await withReading(request, await host.run(request));
      return grade.kind === 'grade' ? keep(grade) : {};
    }),
  );
  return Object.assign({}, facts, ...scores) as Facts;
}
