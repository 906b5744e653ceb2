import { helpFor, loadHelpTools, sentenceOf } from '@vernacular/check';

import type { McpContext } from '../context.ts';
import type { Answer, Call } from '../schemas.ts';
import { countsOf, readText } from './check-with-settings.ts';

/** Most occurrences to look up in one call: each takes some milliseconds, and a model needs no more. */
const mostPlaces = 200;

/** Plainer words for the rare and mid-frequency words of an English text; nothing for other languages. */
export async function suggestPlainer(
  call: Call<'suggestPlainer'>,
  means: McpContext,
): Promise<Answer<'suggestPlainer'>> {
  const { text } = call;
  const chosen = await means.dictionaryFor(text, call);
  const { dictionary } = chosen;
  const checked = readText(text, call, chosen, means);
  const wanted = call.word?.toLowerCase();
  const hard = checked.findings.filter(
    (found) =>
      (found.rule === 'rare' || found.rule === 'mid') &&
      (wanted === undefined || found.word.toLowerCase() === wanted),
  );
  const looked = dictionary.language === 'en' ? hard.slice(0, mostPlaces) : [];
  const help = await loadHelpTools(dictionary.language);
  const suggestions = looked.flatMap((finding) => {
    const { plainer } = helpFor(checked, finding, { dictionary, ...help });
    if (plainer.length === 0) return [];
    const sentence = sentenceOf(checked, finding.place);
    return [
      {
        word: text.slice(finding.place.start, finding.place.end),
        sentence: text.slice(sentence.start, sentence.end),
        plainer: plainer.map(({ by, replaces, level, unroundedScore }) => ({
          by,
          replaces,
          level,
          score: Math.round(unroundedScore * 10) / 10,
        })),
      },
    ];
  });
  return { ...countsOf(chosen), suggestions, unread: hard.length - looked.length };
}
