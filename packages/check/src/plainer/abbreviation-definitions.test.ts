import { expect, it } from 'vitest';

import { longForms } from './abbreviation-definitions.ts';

/** What the last word of a text stands for. */
const meant = (text: string) => {
  const start = text.lastIndexOf(' ') + 1;
  return longForms(text)({ start, end: text.length });
};

it.each([
  ['The subthalamic nucleus (STN) is small. We saw the STN', 'subthalamic nucleus'],
  ['Randomised controlled trials (RCTs) are dear. Few RCTs', 'randomised controlled trials'],
  [
    'We gave transcranial magnetic stimulation (TMS; daily) or no TMS',
    'transcranial magnetic stimulation',
  ],
  ['Crohn disease (CD) is rare. We saw CD', 'Crohn disease'],
  ['The knee pain is patello-femoral pain syndrome (PFPS). PFPS', 'Patello-femoral pain syndrome'],
])('%s: is spelled out', (text, long) => expect(meant(text)).toBe(long));

it.each([
  'We saw the STN',
  'The subthalamic nucleus (STN)',
  'A test (see Table). The Table',
  'We live in Rome (STN). The STN',
  'A sense. The nucleus (STN) is small. The STN',
  'The subthalamic nucleus (STN) is small. The STNs',
])('%s: is left alone', (text) => expect(meant(text)).toBeNull());
