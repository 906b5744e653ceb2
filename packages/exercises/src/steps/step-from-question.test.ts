import { expect, it } from 'vitest';

import { exerciseNamed } from '../catalog/exercises.ts';
import type { Edition } from '../exercise/script-types.ts';
import { helps } from '../words/translations.ts';
import type { Turn } from '../turn/turn.ts';
import { written } from '../answers/answer.ts';

const source = (turns: readonly Turn[]) => turns.map(({ html }) => html.source).join('');

/** What the question for a shared value makes of an answer. */
function answered(answer: string, edition: Edition = 'full') {
  const script = exerciseNamed('persuasive').script({ edition, language: 'en', helps });
  const step = script.steps.find(({ name }) => name === 'textAudienceInterests')!;
  const taken = step.take(written(answer), script.empty);
  return {
    ...taken,
    question: source(step.ask(script.empty)),
    said: taken.kind === 'again' ? source(taken.turns) : '',
    next: taken.kind === 'taken' ? source(step.reply!(taken.record, {}).turns) : '',
  };
}

it('helps with the question in other words, and asks it again', () => {
  const helped = answered('Help with this question');
  expect(helped.question).toContain('>Help with this question</button>');
  expect(helped).toMatchObject({ kind: 'again', because: 'help' });
  expect(helped.said).toContain('In other words');
  expect(helped.said).toContain('>Skip this question</button>');
});

it('is skipped by its button, and asks nothing of the coach', () => {
  const taken = answered('Skip this question');
  expect(taken).toMatchObject({ kind: 'taken', record: { textAudienceInterests: '–' } });
  expect(taken.next).toContain('we go on without it');
});

it.each(['I don’t know', 'skip', 'Why do you ask?'])('%j is an answer like any other', (answer) => {
  expect(answered(answer)).toMatchObject({
    kind: 'taken',
    record: { textAudienceInterests: answer },
  });
});

it('offers neither in the slim edition', () => {
  const taken = answered('Skip this question', 'slim');
  expect(taken.question).not.toContain('button');
  expect(taken).toMatchObject({ kind: 'again', because: 'empty' });
});
