import { conversationLanguages } from '../words/language.ts';
import { words } from '../words/words.ts';

/** In characters: enough to find where a sentence goes on after the name. */
const enough = 12;

/** The text before the name, and the first words after it, in each sentence in which the bot says it. */
export const aroundName = conversationLanguages.flatMap((language) => {
  const { audience, closing, times } = words[language].halfLife;
  const closings = Object.values(times).map((all) => closing.named.replace('{times}', all));
  return [audience.named, ...closings].map((sentence) => {
    const [before = '', after = ''] = sentence.split('{name}');
    return [before, after.slice(0, enough)] as const;
  });
});
