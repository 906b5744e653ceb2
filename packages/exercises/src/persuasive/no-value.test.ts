// @vitest-environment node
import { expect, test } from 'vitest';

import { isNoValue } from './no-value.ts';

test.each([
  'What do you mean by value? I only have data.',
  'No',
  'not sure',
  'I do not know.',
  'OK',
  'לא',
  'אני לא יודעת',
  'לא יודע, אולי טבע',
  'I don’t know, perhaps nature',
])('%s names none', (answer) => expect(isNoValue(answer)).toBe(true));

test.each(['no child left alone', 'safe water for children', 'health', 'לא לפחד מרופאים'])(
  '%s names one',
  (answer) => expect(isNoValue(answer)).toBe(false),
);
