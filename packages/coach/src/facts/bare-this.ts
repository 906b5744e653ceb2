import { quote } from '../text/quote.ts';
import { factPatterns } from '../words/patterns.ts';
import { change, type Fact } from './fact.ts';

/**
 * A sentence that opens with a bare “This” or “These” and is not in the student's table. Source: Gopen & Swan 1990.
 */
export const barePointer: Fact = ({ draft, request, say, quoted }) => {
  const listed = request.table.map(([cell = '']) => cell.toLowerCase());
  for (const { text } of draft.sentences.slice(1)) {
    const word = factPatterns[draft.language].barePointer.exec(text)?.[0];
    if (word === undefined) continue;
    const begun = text.split(/\s+/u).slice(0, 2).join(' ').toLowerCase();
    if (listed.some((cell) => cell.includes(begun) || cell === word.toLowerCase())) continue;
    return change(say('barePointer', { word: quoted(word) }), quote(text));
  }
  return null;
};
