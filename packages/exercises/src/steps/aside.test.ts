import { expect, it } from 'vitest';

import { converse } from '../exercise/converse.ts';
import { exerciseNamed, type ExerciseName } from '../catalog.ts';
import { neutralCoach } from '../coach/coach-port.ts';
import type { CoachRequest } from '../coach/coach-port.ts';
import { readHistory } from '../wire/history.ts';
import type { History } from '../wire/history.ts';
import { written, type Answer } from './answer.ts';

const setting = { edition: 'full', language: 'en' } as const;

/** Says these things one after the other; what came of the last, and what coaches were asked. */
async function after(name: ExerciseName, said: readonly (string | Answer)[]) {
  const exercise = exerciseNamed(name);
  const read = readHistory(exercise, setting, { currentStage: exercise.openingStage });
  let history = (read as { readonly history: History }).history;
  const asked: CoachRequest[] = [];
  const heard: { readonly text: string }[] = [];
  let words = '';
  for (const one of said) {
    // oxlint-disable-next-line no-await-in-loop -- one answer follows the other
    const went = await converse(
      exercise,
      setting,
      history,
      typeof one === 'string' ? written(one) : one,
      {
        run: async (request) => {
          if (request.kind === 'coach') asked.push(request);
          return neutralCoach.comment(request as CoachRequest);
        },
        now: () => new Date('2026-11-21T08:00:00Z'),
        messages: heard,
      },
    );
    heard.push(...went.turns.map(({ html }) => ({ text: html.source })));
    history = went.history;
    words = went.turns.map(({ html }) => html.source).join('\n');
  }
  return { words, facts: history.facts, stage: history.stage, asked };
}

const text = 'Old bees find home after storms. We followed 214 of them for one summer.';

it('keeps no refusal as a shared value, and asks in other words', async () => {
  const before = ['2', 'Farmers.', text, 'yes', 'no change'];
  const refused = await after('persuasive', [...before, 'I don’t want to use emotions.']);
  expect(refused.facts['textAudienceInterests']).toBe('');
  expect(refused.words).toContain('No emotion is needed');
  const left = await after('persuasive', [...before, 'I don’t want to use emotions.', 'skip']);
  expect(left.facts['textAudienceInterests']).toBe('–');
  expect(left.words).toContain('Then think of one good');
  expect(left.words).not.toContain('emotions');
});

it('takes no “there is no issue” for the text of Ethics', async () => {
  const said = await after('ethics', ['I don’t think there is any ethical issue in it.']);
  expect(said.facts['originalText']).toBe('');
  expect(said.words).toContain('one person whom your study touches');
});

it('gives a hint to who does not know, and forgets that answer', async () => {
  const said = await after('critical-thinking', [text, 'no idea', 'no change', 'Of 214 bees, 90.']);
  expect(said.facts['question1Answer']).toBe('–');
  expect(said.asked.map(({ answer }) => answer)).toEqual(['no idea', 'Of 214 bees, 90.']);
  expect(said.asked[1]!.before).toEqual([]);
});

it('tells how long a text is to be, from the range of the question itself', async () => {
  const { words } = await after('persuasive', ['2', 'Farmers.', 'How long should it be?']);
  expect(words).toMatch(/About 1\d0 to 1\d0 words/u);
  expect(words).toContain('That is a guide');
  const value = ['2', 'How long should it be?'];
  expect((await after('persuasive', value)).words).toContain('a sentence or two is enough');
});

it('says that it has no answer to another question, and asks for no more of it', async () => {
  const { words } = await after('ethics', ['Will my supervisor read all of this tomorrow?']);
  expect(words).toContain('this one I can’t answer');
  expect(words).not.toContain('a little more than that');
});

it('takes no refusal for the final text of Ethics', async () => {
  const said = await after('ethics', [text, text, 'I already told you, no.']);
  expect(said.facts['finalText']).toBe('');
  expect(said.words).toContain('That is your choice');
});

it('explains a term and asks the same once more', async () => {
  const said = await after('critical-thinking', [text, 'what is a claim?']);
  expect(said.words).toContain('A claim is');
  expect(said.words).toContain('What is your main claim');
  expect(said.asked).toEqual([]);
});

it('says what a name is for, briefly the second time, and lets its writer go on without', async () => {
  const why = 'Why do you need my name?';
  const first = await after('half-life', [why]);
  expect(first.words).toContain('Only to address you in this conversation.');
  expect(first.words).toContain('what may I call you?');
  expect(first.words).toContain('data-value="Go on without"');
  expect(first.words).not.toContain('Good to meet you');
  const second = await after('half-life', [why, 'Is it stored?']);
  expect(second.words).not.toContain('Only to address you');
  expect(second.words).toContain('Any name will do, or none.');
  const without = await after('half-life', [why, 'Go on without']);
  expect(without.facts['studentName']).toBe('–');
  expect(without.words).toContain('Good to meet you. Whom are you writing for?');
});

it.each([
  ['half-life', ['Dana'], 'And what would you choose?', 'Good to meet you, Dana'],
  ['ethics', [text, text, text, '2'], 'And what would you do?', '20 to 60 words'],
  ['ethics', [text, text, text, '2'], 'Why don’t you answer my questions?', '20 to 60 words'],
] as const)(
  'answers no question in %s after %j, says so, and asks again',
  async (name, before, question, asked) => {
    const first = await after(name, [...before, question]);
    expect(first.words).toContain('this one I can’t answer');
    expect(first.words).toContain(asked);
    const second = await after(name, [...before, question, question]);
    expect(second.words).not.toContain('this one I can’t answer');
    expect(second.words).toContain('I can’t answer that one either.');
  },
);

it('takes an answer that asks its reader', async () => {
  const because = 'Who would not prefer the clear one?';
  const { facts } = await after('ethics', [text, text, text, '2', because]);
  expect(facts['whyIsBetter']).toBe(because);
});

it('says so also when the conversation is over', async () => {
  const all = [text, text, text, '2', 'It is clear.'];
  const { words } = await after('ethics', [...all, 'Is that enough?']);
  expect(words).toContain('this one I can’t answer');
  expect(words).toContain('Press Restart');
  expect((await after('ethics', [...all, 'Thank you.'])).words).not.toContain('can’t answer');
});

const rows = (...table: readonly (readonly string[])[]): Answer => ({ text: '', table });

it.each([
  'no',
  'לא',
  'No!',
  'none',
  'idk',
  rows(['no', '', ''], ['', 'none', '']),
  rows(['idk', '', '']),
])('takes %j for no row of a table', async (refusal) => {
  const { facts, words, asked } = await after('coherence', [text, 'no', refusal]);
  expect(facts['question1Details']).toBe('');
  expect(words).toContain('data-value="Go on without"');
  expect(asked).toEqual([]);
});

it('goes on where a row says skip, and keeps the rows that say something', async () => {
  const left = await after('coherence', [text, 'no', rows(['skip', '', ''])]);
  expect(left.facts['question1Details']).toBe('–');
  const told = rows(['bee', 'none', 'bee'], ['no', '', ''], ['hedge', 'line', 'hedge']);
  const kept = await after('coherence', [text, 'no', told]);
  expect(kept.facts['question1Details']).toBe('bee | none | bee\nhedge | line | hedge');
});
