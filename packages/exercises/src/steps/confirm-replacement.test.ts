import { describe, expect, it } from 'vitest';

import { askBeforeReplacing, withoutConfirmation } from './confirm-replacement.ts';

const draft =
  'Bumblebees often lose their way after a storm. Older bees know more landmarks than younger ones, so they find home sooner. We followed 214 bees with radar tags for one summer, and hedges brought most of them home.';

const isAsked = (text: string, before = draft) =>
  askBeforeReplacing(before, text, { language: 'en' }) !== null;

describe('in place of a text', () => {
  it.each([
    'ok what now?',
    'I think I have answered this already, thanks',
    'Street trees cool the hottest quarters of a city in summer, give shade to children on the playground, and cost less than pipes. The council plants forty every winter.',
  ])('%j is asked about', (text) => expect(isAsked(text)).toBe(true));

  it.each([
    draft,
    `${draft} They starve otherwise.`,
    'After a storm bumblebees lose their way. Older bees know more landmarks, so they find home. We followed 214 of them.',
    'דבורי בומבוס מאבדות את דרכן אחרי סערה. דבורים ותיקות מכירות יותר נקודות ציון מצעירות, ולכן הן מוצאות את הבית מהר יותר. עקבנו אחרי 214 דבורים עם תגי מכ״ם במשך קיץ אחד.',
  ])('%j is taken', (text) => expect(isAsked(text)).toBe(false));

  it('nothing is asked in place of a first try, nor of what is sent again', () => {
    expect(isAsked('Something else altogether now.', 'Bees find home.')).toBe(false);
    const again = { language: 'en', isSentAgain: () => true } as const;
    expect(askBeforeReplacing(draft, 'ok what now?', again)).toBe(null);
  });

  it.each(['Yes, this is my new text', 'כן, זה הטקסט החדש שלי'])(
    '%j without a text asks for it',
    (yes) => {
      expect(JSON.stringify(askBeforeReplacing(draft, yes, { language: 'en' }))).toContain(
        'send the text itself',
      );
    },
  );

  it('what its writer says is the new text is taken without those words', () => {
    expect(isAsked('This is my new text: ok what now?')).toBe(false);
    expect(withoutConfirmation('This is my new text: Bees sleep.\n\nThey dream.')).toBe(
      'Bees sleep.\n\nThey dream.',
    );
    expect(withoutConfirmation('זה הטקסט החדש שלי: דבורים ישנות.')).toBe('דבורים ישנות.');
  });
});
