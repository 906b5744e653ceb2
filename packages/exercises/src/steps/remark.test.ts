import { expect, it } from 'vitest';

import { isRemark } from './remark.ts';

it.each([
  'hello! how does this work?',
  'ok thanks, and what now',
  'my essay is about sepsis, can you help me?',
  'שלום, איך זה עובד',
])('%j is no text', (said) => expect(isRemark(said)).toBe(true));

it.each([
  'We follow bees through storms.',
  'Hives lose bees in storms.',
  'Do bees find home after a storm? We followed 214 of them through one summer, and most of them did.',
])('%j may be one', (text) => expect(isRemark(text)).toBe(false));
