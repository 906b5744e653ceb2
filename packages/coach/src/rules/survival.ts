import { keyStems, readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Look, Rule } from './rule.ts';

const most = 5;

/** The key words of an earlier version, parted into those the draft kept and those it lost. */
function fate({ draft, request }: Look, field: string) {
  const text = request.earlier.find((earlier) => earlier.field === field)?.text;
  if (!text) return null;
  const here = new Set(draft.words.map(({ stem }) => stem));
  const keys = keyStems(readPassage(text).words).slice(0, most);
  return {
    kept: keys.filter(({ stem }) => here.has(stem)).map(({ word }) => word),
    lost: keys.filter(({ stem, count }) => !here.has(stem) && count > 1).map(({ word }) => word),
  };
}

const list = (words: readonly string[], and: string) => {
  const shown = words.slice(0, 3).map((word) => `“${word}”`);
  if (shown.length < 2) return shown.join('');
  const joint = and === 'ו' ? ' ו' : ` ${and} `;
  return `${shown.slice(0, -1).join(', ')}${joint}${shown.at(-1)}`;
};

/** The key words of the longer version that survived. See: Aurbach et al. 2018: one message survives each halving. */
export const kept =
  (field: string): Rule =>
  (look) => {
    const words = fate(look, field)?.kept ?? [];
    const first = look.draft.sentences[0];
    if (words.length < 2 || !first) return null;
    const text = look.say.works.kept(list(words, look.say.and));
    return { kind: 'works', text, quote: quote(first.text) };
  };

/** A word the longer version used more than once, and this one not at all. */
export const lost =
  (field: string): Rule =>
  (look) => {
    const words = fate(look, field)?.lost ?? [];
    const last = look.draft.sentences.at(-1);
    if (words.length === 0 || !last) return null;
    return {
      kind: 'change',
      text: look.say.change.lost(list(words, look.say.and)),
      quote: quote(last.text),
    };
  };
