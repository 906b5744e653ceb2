import type { Export, ReaderResults, readerResultsCall } from '@vernacular/contract';
import type { z } from 'zod';

import type { ReaderTestRecord } from '../../store/index.ts';
import {
  doubtsAbout,
  type Doubts,
  isDoubtful,
  loadRound,
  type Round,
  type Sources,
} from './round.ts';
import { fewestReaders, filterReaders, filtersFor } from './filter-readers.ts';
import {
  agreementOf,
  changesBetween,
  markedFamilies,
  markedPhrases,
  markedPlaces,
} from './mark-statistics.ts';

type Query = z.output<typeof readerResultsCall.query>;
type Shown = NonNullable<ReaderResults['shown']>;

const flagOf = (flag: 'true' | 'false' | undefined) =>
  flag === undefined ? undefined : flag === 'true';

export const linkTo = (id: string) => `/read/${id}`;

/** The results of a reader test for those readers who match a filter. */
export async function readerResults(
  sources: Sources,
  test: ReaderTestRecord,
  { leaveOut, motherTongue, inField, ...rest }: Query,
): Promise<ReaderResults> {
  const round = await loadRound(sources, test);
  const everybody = round.answers;
  const filter = { ...rest, motherTongue: flagOf(motherTongue), inField: flagOf(inField) };
  const matching = filterReaders(everybody, filter);
  const doubts = doubtsAbout(matching ?? [], round);
  const readers = (matching ?? []).filter(
    (_, at) => leaveOut === undefined || !isDoubtful(doubts[at]!),
  );
  const isShown = readers.length >= fewestReaders;
  const isFiltered = [leaveOut, ...Object.values(filter)].some((value) => value !== undefined);
  const { id, text, textLanguage, askedBy, audience, createdAt, endsAt, isEnded } = test;
  return {
    test: {
      id,
      link: linkTo(id),
      text,
      textLanguage,
      askedBy,
      audience,
      createdAt,
      endsAt,
      isEnded,
      readers: everybody.length,
      mostReaders: test.mostReaders,
      dictionary: round.levels.dictionary,
      previous: test.previousId && (await sources.store.keyOf(test.previousId)),
      isCounted: test.mayBeCounted ? test.isGiven : null,
    },
    filters: filtersFor(everybody),
    readers: isShown ? readers.length : isFiltered ? null : everybody.length,
    hidden: !isShown,
    shown: isShown
      ? {
          ...shownOf(test, { ...round, answers: readers }, doubts),
          previous: await changesSince(sources, test.previousId, { ...round, answers: readers }),
        }
      : null,
  };
}

/** The texts that a person asked readers about, with their results as the person may see them. */
export async function exportReaderTests(
  sources: Sources,
  userId: string,
): Promise<Export['readerTests']> {
  const exported: Export['readerTests'] = [];
  for (const { key } of await sources.store.list(userId)) {
    const test = await sources.store.openByKey(key);
    if (test === null) continue;
    exported.push({
      questions: [...test.questions],
      results: await readerResults(sources, test, {}),
    });
  }
  return exported;
}

function shownOf(
  { questions, text }: ReaderTestRecord,
  round: Round,
  doubts: readonly Doubts[],
): Omit<Shown, 'previous'> {
  const { answers } = round;
  const families = markedFamilies(round);
  return {
    doubtful: {
      fast: doubts.filter(({ fast }) => fast).length,
      allOrNone: doubts.filter(({ allOrNone }) => allOrNone).length,
      repeated: doubts.filter(({ repeated }) => repeated).length,
      any: doubts.filter(isDoubtful).length,
    },
    words: markedPlaces(round),
    families: families.map(({ count: _count, ...family }) => family),
    phrases: markedPhrases(text, round),
    agreement: round.levels.dictionary === null ? null : agreementOf(families),
    questions: questions.map(({ question, expected }, at) => ({
      question,
      expected,
      answers: answers.flatMap(({ answers: said }) => said[at] || []).toSorted(),
    })),
    ratings: [1, 2, 3, 4, 5].map(
      (rating) => answers.filter((answer) => answer.rating === rating).length,
    ),
    model: families.some(({ difficulty }) => difficulty !== null) ? 'rasch' : null,
  };
}

async function changesSince(
  sources: Sources,
  previousId: string | null,
  round: Round,
): Promise<Shown['previous']> {
  const test = previousId === null ? null : await sources.store.open(previousId);
  const before = test && (await loadRound(sources, test));
  if (before === null || before.answers.length < fewestReaders) return null;
  return {
    readers: before.answers.length,
    changes: changesBetween(markedFamilies(before), markedFamilies(round)),
  };
}
