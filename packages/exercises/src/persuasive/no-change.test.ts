import { expect, it } from 'vitest';

import { exerciseNamed } from '../catalog/exercises.ts';
import type { Setting } from '../exercise/script-types.ts';

const setting: Setting = { edition: 'full', language: 'en' };
const { steps, empty } = exerciseNamed('persuasive').script(setting);
const written = { ...empty, originalText: 'I am a doctor, and juice has as much sugar as cola.' };

it.each(['No change', 'no change.', 'בלי שינוי'])('%s keeps the text before', (text) => {
  const step = steps.find(({ name }) => name === 'textLogos')!;
  const taken = step.take({ text, table: [] }, written);
  expect(taken).toMatchObject({ kind: 'taken', record: { textLogos: written.originalText } });
});
