import { segments } from '../../analysis/index.ts';
import {
  doubtsAbout,
  fewestReaders,
  isDoubtful,
  wordsOfMarks,
  type KeptAnswer,
} from '../../people/index.ts';
import type { StudyReaderRecord } from '../../store/index.ts';

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns one row for each text that readers were asked about. If fewer than five readers answered, the row tells how
 * many they are and nothing of what they answered.
 */
export function readerRows(records: readonly StudyReaderRecord[]) {
  return records.map(({ text, textLanguage, endsAt, answers, ...about }) => {
    const words = [...segments(text, textLanguage)];
    const said = answers as readonly KeptAnswer[];
    const marked = new Map(
      said.map((answer) => [answer, new Set(wordsOfMarks(words, answer).flat())] as const),
    );
    const ratings = said.flatMap(({ rating }) => rating ?? []);
    const doubts = doubtsAbout(said, { marked, levels: { words } });
    const isShown = said.length >= fewestReaders;
    return {
      ...about,
      language: textLanguage,
      ends: endsAt,
      words: words.length,
      readers: said.length,
      ...(isShown && {
        doubtful: doubts.filter(isDoubtful).length,
        marked_share: mean([...marked.values()].map(({ size }) => size / words.length)),
        knew_all: said.filter(({ knewAll }) => knewAll).length,
        // Ratings are few where readers left them out.
        ...(ratings.length >= fewestReaders && { rating_mean: mean(ratings) }),
        ratings: ratings.length,
      }),
    };
  });
}
