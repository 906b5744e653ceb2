import { expect, it } from 'vitest';

import { button, isCommand } from './commands.ts';

it.each(['No change', 'no change.', 'no changes', ' בלי שינוי ', 'אין שינוי'])(
  '%j keeps the text',
  (answer) => {
    expect(isCommand(answer, 'no-change')).toBe(true);
  },
);

it.each(['', 'No', 'Nothing would change', 'Skip this question'])('%j is an answer', (answer) => {
  expect(isCommand(answer, 'no-change', 'final-text')).toBe(false);
});

it('is what its button sends', () => {
  expect(isCommand(button('final-summary', 'he').send, 'final-text', 'final-summary')).toBe(true);
});
