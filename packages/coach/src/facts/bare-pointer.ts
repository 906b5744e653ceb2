import { quote } from '../text/quote.ts';
import type { Fact } from './fact.ts';

/**
 * “This” or “these” directly before a verb; verbs that can be nouns are left out (“these lead pipes”). In Hebrew the
 * noun precedes “זה”, so a sentence that opens with it has none.
 */
const bare = {
  en: /^(?:this(?=\s+(?:has|had|means|shows|makes|may|might|could|would|should|must|helps|leads|allows|suggests|happens|indicates|explains|implies|(?:is|was) (?:particularly|partly|mainly|mostly|probably|likely|due|shown|seen|done|important|possible|supported|true))\s+(?!of\b))|these(?=\s+(?:had|have|may|might|could|would|should|must|include|suggest|indicate)\s))/iu,
  he: /^(?:זה|זו|זאת)(?=\s+(?:אומר|אומרת|מאפשר|מאפשרת|יכול|יכולה|עשוי|עשויה|קורה|קרה|מוכיח|מוכיחה|מסביר|מסבירה|משפיע|משפיעה|מוביל|מובילה)(?!\p{L}))/u,
};

/**
 * A sentence that opens with a bare “This” or “These” and is not in the student's table. Source: Gopen & Swan 1990.
 */
export const barePointer: Fact = ({ draft, request, say, quoted }) => {
  const listed = request.table.map(([cell = '']) => cell.toLowerCase());
  for (const { text } of draft.sentences.slice(1)) {
    const word = bare[draft.language].exec(text)?.[0];
    if (word === undefined) continue;
    const begun = text.split(/\s+/u).slice(0, 2).join(' ').toLowerCase();
    if (listed.some((cell) => cell.includes(begun) || cell === word.toLowerCase())) continue;
    return {
      kind: 'change',
      text: say('barePointer', { word: quoted(word) }),
      quote: quote(text),
    };
  }
  return null;
};
