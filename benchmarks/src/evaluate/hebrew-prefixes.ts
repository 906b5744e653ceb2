import { type Dictionary, measure, scanWords } from '@vernacular/analyzer';

import { jsonLines } from '../frame/data-sets.ts';
import { type Finding, shareOf } from '../frame/finding.ts';
import { levelIn } from './general-dictionaries.ts';

export function hebrewPrefixes(data: string, dictionary: Dictionary): readonly Finding[] {
  return ['he_ud_htb', 'he_ud_iahltwiki'].flatMap((set): readonly Finding[] => {
    const texts = jsonLines<{ readonly text: string }>(data, set).map(({ text }) => text);
    const totals = texts.map((text) => measure(text, dictionary));
    const cleaned = totals.reduce((sum, one) => sum + one.cleaned, 0);
    const rare = totals.reduce((sum, one) => sum + one.rare, 0);
    const whole: boolean[] = [];
    for (const text of texts) {
      scanWords(text, 'he', (start, end) => {
        whole.push(levelIn(text.slice(start, end), dictionary) === 2);
      });
    }
    return [
      { set, what: 'tokens called rare, prefixes split', value: rare / cleaned, of: cleaned },
      shareOf(set, 'tokens called rare, words as written', whole),
    ];
  });
}
