import { conversationLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

/** In characters; enough to recognise where the sentence goes on after the name. */
const enough = 12;

/**
 * For each sentence in which the bot says the student's name, the text before the name and the first characters after
 * it.
 */
export const aroundName = conversationLanguages.flatMap((language) => {
  const { audience, closing, times } = words[language].halfLife;
  const closings = Object.values(times).map((all) => closing.named.replace('{times}', all));
  return [audience.named, ...closings].map((sentence) => {
    const [before = '', after = ''] = sentence.split('{name}');
    return [before, after.slice(0, enough)] as const;
  });
});
