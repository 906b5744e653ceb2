/** What the gauge says, before it is drawn. */
export interface Gauge {
  /** Where the hand points: 0 is the left end, 1 the right end. */
  readonly fraction: number;
  /** The number under the hand, as shown. */
  readonly figure: string;
  readonly caption: string;
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  /** The same in words. */
  readonly description: string;
}

const most = { words: 10, percent: 4, shown: 9999 };
const clamp = (value: number, high: number) => Math.min(high, Math.max(0, value));
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/**
 * The result scale for a count of rare words: nothing at the left, ten or more at the right.
 * With the number of cleaned words it shows their share instead: readers follow a text in which at most
 * 2 % of the words are new to them, so 2 % stands at the top and twice as much at the right end.
 */
export function gaugeOf({ score, total }: { score: number; total?: number | undefined }): Gauge {
  return total === undefined ? gaugeOfCount(score) : gaugeOfShare(score, total);
}

function gaugeOfCount(score: number): Gauge {
  const words = clamp(score, Number.MAX_SAFE_INTEGER);
  const figure = words > most.shown ? `${most.shown}+` : oneDecimal(words);
  const unit = words === 1 ? 'rare word' : 'rare words';
  return {
    fraction: clamp(words, most.words) / most.words,
    figure,
    caption: unit,
    marks: [
      { at: 0, label: '0' },
      { at: 0.5, label: '5' },
      { at: 1, label: '10+' },
    ],
    description: `${figure} ${unit} on a scale from 0, green, to 10 or more, red.`,
  };
}

function gaugeOfShare(score: number, total: number): Gauge {
  const percent = (clamp(score, total) / total) * 100;
  const figure = `${oneDecimal(percent)}%`;
  const verdict = percent > 2 ? 'more than' : 'within';
  return {
    fraction: clamp(percent, most.percent) / most.percent,
    figure,
    caption: 'rare words',
    marks: [
      { at: 0, label: '0%' },
      { at: 0.5, label: '2%' },
      { at: 1, label: '4%+' },
    ],
    description: `${figure} of the words are rare, ${verdict} the 2% that readers can do without, on a scale from 0%, green, to 4% or more, red.`,
  };
}
