import { StateEffect, StateField } from '@codemirror/state';
import type { Level } from '@vernacular/analyzer';

import { noWords, type ColouredWords } from '../words/coloured-words.ts';

/** What the editor knows of its words, and which of them it marks. */
export interface Paint {
  readonly words: ColouredWords;
  /** False from a change of the text until its words are known: `words` then has old offsets, or none. */
  readonly isCurrent: boolean;
  /** Only words of this level are marked; null marks mid-frequency and rare words. */
  readonly filter: Level | null;
  /** Index of the word whose card is open, or -1. */
  readonly active: number;
}

/** Sets the words; null when they are unknown. */
export const paintWords = StateEffect.define<ColouredWords | null>();
export const paintFilter = StateEffect.define<Level | null>();
export const paintActive = StateEffect.define<number>();

export const paint = StateField.define<Paint>({
  create: () => ({ words: noWords, isCurrent: false, filter: null, active: -1 }),
  update: (before, { docChanged, effects }) => {
    if (!docChanged && effects.length === 0) return before;
    const moved: Partial<Paint> = docChanged ? { isCurrent: false, active: -1 } : {};
    return Object.assign({}, before, moved, ...effects.map((effect) => changeBy(effect, before)));
  },
});

function changeBy(effect: StateEffect<unknown>, { words, active }: Paint): Partial<Paint> {
  if (effect.is(paintWords)) {
    if (!effect.value) return { words: noWords, isCurrent: false, active: -1 };
    // The same text was read again: the card of a word stays open.
    const isSame = effect.value.starts[active] === words.starts[active];
    return { words: effect.value, isCurrent: true, active: isSame ? active : -1 };
  }
  if (effect.is(paintFilter)) return { filter: effect.value };
  if (effect.is(paintActive)) return { active: effect.value };
  return {};
}

/** The words if they match the current text, else none. */
export const currentWords = ({ words, isCurrent }: Paint): ColouredWords =>
  isCurrent ? words : noWords;
