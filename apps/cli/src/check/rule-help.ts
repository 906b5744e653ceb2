import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Finding } from '@vernacular/check';

import { rulesPage } from '../program-version-and-paths.ts';
import type { Outside } from '../streams-and-exit-codes.ts';

type RuleHelp = Readonly<Record<'why' | 'example' | 'whenNot', string>>;

/** Explanations of the rules, as in docs/rules.md. */
export const ruleHelp: Readonly<Record<Finding['rule'] | 'limit', RuleHelp>> = {
  rare: {
    why: 'The word is seldom met outside its field, so many readers do not know it, and each such word costs the most of the score.',
    example:
      '“She had dyspnoea” may become “She had shortness of breath”, or the word may stand with its meaning in brackets.',
    whenNot:
      'Where your readers know the word, add it to known-words in .vernacular.toml. Where the text is about the word itself, keep it and explain it once.',
  },
  mid: {
    why: 'The word is less common than everyday words; a few do no harm, many in a row tire readers. It costs half as much as a rare word. Editors mark it where mid asks for that; check counts it and does not name it.',
    example: '“We utilized it” may become “We used it”.',
    whenNot:
      'Where the plainer word would say less or something else. A single one needs no change.',
  },
  'technical-sense': {
    why: 'The word is common, but this text seems to mean it in a technical sense, which readers may take for the everyday one.',
    example:
      '“Significant” in statistics does not mean “important”: say what was measured and how sure it is.',
    whenNot: 'Where the everyday sense is meant, or the sense was explained before.',
  },
  'long-sentence': {
    why: 'The sentence has more words than longest-sentence allows; readers lose its beginning before its end.',
    example:
      'With longest-sentence = 10, “We asked 900 adults how they slept, and most of them said badly.” Make a new sentence where a semicolon, “and” or “which” joins two thoughts.',
    whenNot: 'In lists, quotations and references, which can’t be cut.',
  },
  limit: {
    why: 'The whole text scores less, or has a larger share of rare words, than min-score or max-rare ask for, or it has findings that the baseline does not have.',
    example: 'min-score = 90 for the press releases of a folder, and none for its papers.',
    whenNot: 'Where a text is meant for specialists: set no limit for its folder.',
  },
};

/** URL of the page that explains the rules, with their ids as fragments: VERNACULAR_RULES_PAGE, if it is set. */
export const rulesPageOf = ({ environment }: Pick<Outside, 'environment'>): string | null =>
  environment['VERNACULAR_RULES_PAGE'] || null;

/** That URL, or else the one of the page packed with the program; null if there is neither. */
export function rulesPageFor(outside: Pick<Outside, 'environment'>): string | null {
  return rulesPageOf(outside) ?? (existsSync(rulesPage) ? pathToFileURL(rulesPage).href : null);
}
