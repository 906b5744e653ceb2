import { expect, it } from 'vitest';

import { skipped } from '../answers/commands.ts';
import { parseName } from './parse-name.ts';

it.each([
  ['Dana', 'Dana'],
  [' dana ', 'dana'],
  ['Dana Levi.', 'Dana Levi'],
  ["Dr. O'Neill", "Dr. O'Neill"],
  ['My name is Dana', 'Dana'],
  ['I’m Noor.', 'Noor'],
  ['דנה', 'דנה'],
  ['קוראים לי נועה לוי', 'נועה לוי'],
])('addresses a student who answers “%s” as %s', (answer, name) =>
  expect(parseName(answer)).toBe(name),
);

it.each([
  skipped,
  '7',
  'Why do you ask?',
  '<b>Dana</b>',
  'Dana\nLevi',
  'N'.repeat(300),
  'We study how bees find their way home.',
])('addresses nobody by “%s”', (answer) => expect(parseName(answer)).toBe(''));
