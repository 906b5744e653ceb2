import { expect, it } from 'vitest';

import { readForm } from './read-form.ts';

it.each<[string, string, Record<string, unknown>]>([
  ['a form', 'language=en&text=R%26D+now%2B', { language: 'en', text: 'R&D now+' }],
  [
    'a text as it was typed',
    'text=R&D + 50% of &language=x we&language=en-US&username=a%40b.org&apiKey=k',
    {
      text: 'R&D + 50% of &language=x we',
      language: 'en-US',
      username: 'a@b.org',
      apiKey: 'k',
    },
  ],
  ['accents and lines as typed', 'text=é&\nb&language=he', { text: 'é&\nb', language: 'he' }],
  [
    'blanks in another form',
    'language=en&text=a b&level=picky',
    { language: 'en', text: 'a b', level: 'picky' },
  ],
  ['JSON', '{"language":"en","text":"R&D"}', { language: 'en', text: 'R&D' }],
  ['half of JSON', '{"language":', {}],
  ['nothing', '', {}],
])('reads %s', (_what, body, fields) => expect(readForm(body)).toEqual(fields));
