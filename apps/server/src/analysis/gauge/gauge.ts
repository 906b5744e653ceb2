import type { ReaderLanguage } from '../../http/index.ts';
import { type ServerWords, words as wordsIn } from '../../words/index.ts';

type GaugeTexts = ServerWords['gauge'];

export type Gauge = ReturnType<typeof gaugeOf>;

const most = { words: 10, percent: 4, shown: 9999 };
const clamp = (value: number, high: number) => Math.min(high, Math.max(0, value));
const marksOf = (left: string, top: string, right: string) =>
  [left, top, right].map((label, index) => ({ at: index / 2, label }));
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Returns what to draw for `score`, which is a number of rare words: the hand points to it, from 0 at the left to 10 or
 * more at the right. With `total`, the number of all words, the hand points to the share of rare words: 2 % at the top,
 * because readers can follow a text with at most that share of unknown words, and 4 % or more at the right.
 */
export function gaugeOf({
  score,
  total,
  language = 'en',
}: {
  score: number;
  total?: number | undefined;
  language?: ReaderLanguage | undefined;
}) {
  const texts = wordsIn[language].gauge;
  return total === undefined ? gaugeOfCount(score, texts) : gaugeOfShare(score, total, texts);
}

function gaugeOfCount(score: number, { one, many, ofCount }: GaugeTexts) {
  const words = clamp(score, Number.MAX_SAFE_INTEGER);
  const figure = words > most.shown ? `${most.shown}+` : oneDecimal(words);
  const unit = words === 1 ? one : many;
  return {
    fraction: clamp(words, most.words) / most.words,
    figure,
    caption: unit,
    marks: marksOf('0', '5', '10+'),
    description: ofCount(figure, unit),
  };
}

function gaugeOfShare(score: number, total: number, { many, ofShare }: GaugeTexts) {
  const percent = (clamp(score, total) / total) * 100;
  const figure = `${oneDecimal(percent)}%`;
  return {
    fraction: clamp(percent, most.percent) / most.percent,
    figure,
    caption: many,
    marks: marksOf('0%', '2%', '4%+'),
    description: ofShare(figure, percent > 2),
  };
}
