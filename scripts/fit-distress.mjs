/**
 * `npm run fit:distress`: fits the weights that detect distress on `packages/exercises/src/distress/examples`, one
 * folder per author, and writes `english-classifier-weights.ts` and `hebrew-classifier-weights.ts`. `--judge` writes
 * nothing and prints the misses and false alarms for each author in `judged`, with weights fitted on the other authors.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { scorer, store } from '../packages/exercises/dist/distress/classifier.js';
import { fitClassifier } from '../packages/exercises/dist/distress/fit-classifier.js';
import { isHebrew, scoredPassages } from '../packages/exercises/dist/distress/passages.js';

/** The authors who wrote without having seen any rule, weight or sentence of the others. */
const judged = ['author-1', 'author-2', 'author-3', 'author-8', 'author-10'];
/** The share of those authors' ordinary messages that may be asked about by mistake; it sets the threshold. */
const wronglyStopped = 0.06;

const folder = new URL('../packages/exercises/src/distress/', import.meta.url);
const examples = new URL('examples/', folder);
const linesOf = (path) => readFileSync(new URL(path, examples), 'utf8').trim().split('\n');
const authors = readdirSync(examples).filter((name) => name.startsWith('author-'));

const all = authors.flatMap((author) =>
  ['distress', 'ordinary'].flatMap((kind) =>
    linesOf(`${author}/${kind}.txt`).map((text) => ({
      author,
      text,
      isDistress: kind === 'distress',
    })),
  ),
);
const allProse = linesOf('prose/ordinary.txt');

const fitted = (messages, prose) => store(fitClassifier(messages, prose));

const scored = (messages, stored) => {
  const score = scorer(stored);
  return messages.map(({ text, isDistress }) => ({
    isDistress,
    score: Math.max(...scoredPassages(text, score).map((each) => each.score)),
  }));
};

const heldOut = (messages, names, prose) =>
  names.flatMap((name) => {
    const own = messages.filter(({ author }) => author === name);
    const rest = messages.filter(({ author }) => author !== name);
    return scored(own, fitted(rest, prose));
  });

const thresholdOf = (scores) => {
  const ordinary = scores.filter(({ isDistress }) => !isDistress).map(({ score }) => score);
  return ordinary.toSorted((a, b) => b - a)[Math.floor(wronglyStopped * ordinary.length)];
};

/** The threshold comes from the other authors alone, each scored with weights fitted without them. */
function judge(language, messages, prose) {
  for (const name of judged) {
    const rest = messages.filter(({ author }) => author !== name);
    const others = judged.filter((other) => other !== name);
    const threshold = thresholdOf(heldOut(rest, others, prose));
    const scores = heldOut(messages, [name], prose);
    const distress = scores.filter(({ isDistress }) => isDistress);
    const ordinary = scores.filter(({ isDistress }) => !isDistress);
    const missed = distress.filter(({ score }) => score <= threshold).length;
    const stopped = ordinary.filter(({ score }) => score > threshold).length;
    console.log(
      `${language} ${name}: missed ${missed} of ${distress.length}, wrongly stopped ${stopped} of ${ordinary.length}`,
    );
  }
}

function write(language, messages, prose) {
  const stored = fitted(messages, prose);
  const threshold = thresholdOf(heldOut(messages, judged, prose));
  const bias = Number((stored.bias - threshold).toFixed(3));
  writeFileSync(
    new URL(`${language}-classifier-weights.ts`, folder),
    `import type { StoredWeights } from './classifier.ts';

/** Written by \`npm run fit:distress\`. */
export const ${language}: StoredWeights = {
  bias: ${bias},
  step: ${stored.step},
  weights:
    '${stored.weights}',
};
`,
  );
  console.log(`${language}: ${messages.length} messages, ${prose.length} sentences of prose`);
}

for (const language of ['english', 'hebrew']) {
  const isOfLanguage = (text) => isHebrew(text) === (language === 'hebrew');
  const messages = all.filter(({ text }) => isOfLanguage(text));
  const prose = allProse.filter(isOfLanguage);
  if (process.argv.includes('--judge')) judge(language, messages, prose);
  else write(language, messages, prose);
}
