/** One reader's answer; `marked` holds the indexes of the marked words. */
export interface Answer {
  readonly marked: readonly number[];
  /** Texts that the reader wrote in reply to the questions. */
  readonly replies: readonly string[];
  /** Seconds between showing the text and sending the answer. */
  readonly seconds: number;
}

/** Signs that an answer may come from a bot or be a joke. They are reasons to look, not proof. */
export interface Doubts {
  /** Sent sooner than `secondsNeeded`: the longer of 15 seconds and a third of the reading time. */
  readonly fast: boolean;
  /** Marks every word or none in a text of 200 words or more. */
  readonly allOrNone: boolean;
  /** Marks the same five or more words as an answer before, with the same replies. */
  readonly repeated: boolean;
}

const wordsAMinute = 240;
/** Readers of one text often agree on a few hard words, so that fewer equal marks say nothing. */
const fewestRepeated = 5;

/** Seconds below which an answer to a text of `words` words counts as too fast. */
export const secondsNeeded = (words: number) => Math.max(15, ((words / wordsAMinute) * 60) / 3);

/** The doubts about each answer to a text of so many words, in the order of `answers`, oldest first. */
export function doubtful(answers: readonly Answer[], words: number): Doubts[] {
  const seen = new Set<string>();
  return answers.map(({ marked, replies, seconds }) => {
    const distinct = [...new Set(marked)].sort((one, other) => one - other);
    const key = JSON.stringify([distinct, replies]);
    const repeated = distinct.length >= fewestRepeated && seen.has(key);
    seen.add(key);
    return {
      fast: seconds < secondsNeeded(words),
      allOrNone: words >= 200 && (distinct.length === 0 || distinct.length >= words),
      repeated,
    };
  });
}
