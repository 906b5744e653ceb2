import { expect, it } from 'vitest';

import { say } from '../turn/turn.ts';

import { chosenLanguage, offerOtherLanguage } from './offer-language-switch.ts';

const hebrewText = 'אנחנו חוקרים איך דבורים מוצאות את הדרך הביתה.';
const offered = (text: string, messages: readonly object[] = []) =>
  offerOtherLanguage([say('Next?')], text, 'en', messages)
    .map(({ html }) => html.source)
    .join('');

it('offers the language of the text, with a button for each language', () => {
  const html = offered(hebrewText);
  expect(html).toContain('הטקסט שלכם בעברית');
  expect(html).toContain('data-value="להמשיך בעברית"');
  expect(html).toContain('data-value="Go on in English"');
});

it('offers it once', () => {
  expect(offered(hebrewText, [{ text: offered(hebrewText) }])).not.toContain('button');
});

it.each(['We study bees that find their way home.', 'דבורים', '🙂'])(
  'offers nothing after %j',
  (text) => {
    expect(offered(text)).not.toContain('button');
  },
);

it('reads the buttons', () => {
  expect(chosenLanguage('להמשיך בעברית ')).toBe('he');
  expect(chosenLanguage('Go on in English')).toBe('en');
  expect(chosenLanguage('In Hebrew, please')).toBe(null);
});
