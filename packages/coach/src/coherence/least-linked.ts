import type { Passage, Sentence } from '../text/passage.ts';
import { sharedStems } from '../text/passage.ts';

/** Two sentences that stand side by side. */
export interface Neighbours {
  readonly first: Sentence;
  readonly second: Sentence;
}

const pointsBack = {
  en: /^(?:this|that|these|those|it|they|he|she|such|the|here|there|then|so|but|and|however|therefore|thus|also|for example|as a result|in addition|moreover|instead|because)(?!\p{L})/iu,
  he: /^(?:זה|זו|זאת|אלה|אלו|הוא|היא|הם|הן|כך|לכן|אבל|אולם|עם זאת|גם|בנוסף|למשל|לדוגמה|מפני|כאן|שם)(?!\p{L})/u,
};

/**
 * The neighbours in one paragraph that share no content word and no pointer back; the pair with most
 * words of its own is returned. For a question only: 65 % of neighbours in good paragraphs share no
 * content word, so this is never a score and never an alarm.
 */
export function leastLinked({ sentences, language }: Passage): Neighbours | null {
  let best: (Neighbours & { own: number }) | null = null;
  for (const [index, second] of sentences.entries()) {
    const first = sentences[index - 1];
    if (!first || first.paragraph !== second.paragraph) continue;
    if (pointsBack[language].test(second.text)) continue;
    if (sharedStems(first.words, second.words).size > 0) continue;
    const own = second.words.filter(({ isContent }) => isContent).length;
    if (own >= 3 && (best === null || own > best.own)) best = { first, second, own };
  }
  return best;
}
