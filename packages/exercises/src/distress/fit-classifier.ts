import { scoreOf, type Classifier } from './classifier.ts';
import { featuresOf } from './features.ts';
import { fitLogistic, type Example } from './logistic-regression.ts';
import { passagesOf, plain } from './passages.ts';

export interface Message {
  readonly text: string;
  readonly isDistress: boolean;
}

const ofPassage = 0.5;
/** Weight of a sentence of student prose, since most of the judged texts are student prose. */
const ofProse = 3;

// The constants of Park and Miller. The seed is fixed, so that each fit gets the same numbers.
function sequence(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Ordinary messages joined together, so that length alone is no sign of distress. */
function joinedOrdinary(ordinary: readonly string[]): readonly string[] {
  const next = sequence();
  return ordinary.map((text) => {
    const others = Array.from({ length: 1 + next(2) }, () => ordinary[next(ordinary.length)]!);
    return [text, ...others].join(' ');
  });
}

const example = (text: string, isDistress: boolean, weight = ofPassage): Example => ({
  features: featuresOf(text),
  isPositive: isDistress,
  weight,
});

/**
 * Fits a classifier for one language. All passages of ordinary messages and of `prose` are negative examples. A
 * distress message is one positive example as a whole; a second fit adds the passage of it that the first fit scores
 * highest.
 */
export function fitClassifier(messages: readonly Message[], prose: readonly string[]): Classifier {
  const passages = (message: Message) => {
    const all = passagesOf(message.text);
    return all.length > 1 ? all.map(({ text }) => text) : [];
  };
  const ordinary = messages.filter(({ isDistress }) => !isDistress);
  const distress = messages.filter(({ isDistress }) => isDistress);
  const examples = [
    ...messages.map(({ text, isDistress }) => example(plain(text), isDistress, 1)),
    ...ordinary.flatMap(passages).map((text) => example(text, false)),
    ...joinedOrdinary(ordinary.map(({ text }) => plain(text))).map((text) => example(text, false)),
    ...prose.map((text) => example(plain(text), false, ofProse)),
  ];
  const first = fitLogistic(examples);
  const clearest = distress.flatMap((message) => {
    const scored = passages(message)
      .map((text) => example(text, true))
      .map((each) => ({ each, score: scoreOf(first, each.features) }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.find(({ score }) => score === best)?.each ?? [];
  });
  return fitLogistic([...examples, ...clearest]);
}
