import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import type { Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { ForeignNotice } from './language-notices.tsx';

afterEach(cleanup);

it.each([
  [
    'en',
    'This looks like German. Vernacular can judge English and Hebrew.',
    'Judge it as English all the same',
  ],
  [
    'he',
    'נראה שהטקסט בגרמנית. Vernacular בודקת טקסטים באנגלית ובעברית.',
    'לבדוק בכל זאת כטקסט באנגלית',
  ],
] as const)(
  'names the language in %s, and has it judged all the same',
  async (reader, said, way) => {
    await openTexts(reader, 'analyser');
    const wishes: Wish[] = [];
    const wish = { period: 'HebrewGeneral', language: null };
    render(<ForeignNotice code="de" wish={wish} onWish={(next) => wishes.push(next)} />);
    expect(screen.getByRole('status').textContent).toContain(said);
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(wishes).toEqual([{ period: 'HebrewGeneral', language: 'en' }]);
  },
);
