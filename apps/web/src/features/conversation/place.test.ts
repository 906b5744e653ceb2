import { describe, expect, test } from 'vitest';

import { placeAt, studyFacts } from './place.ts';

const uuid = '6f1c2a34-0000-4000-8000-123456789abc';

describe('an address', () => {
  test.each([
    ['/half-life', 'half-life', 'full', '/api/HalfLife'],
    ['/ethics', 'ethics', 'full', '/api/Ethics'],
    [`/${uuid}-halflife-slim`, 'half-life', 'slim', `/api/${uuid}-halflife-slim`],
    [
      `/${uuid}-critical-thinking-full`,
      'critical-thinking',
      'full',
      `/api/${uuid}-critical-thinking-full`,
    ],
  ])('%s opens %s', (path, name, edition, endpoint) => {
    expect(placeAt(path)).toMatchObject({ exercise: { name }, edition, endpoint });
  });

  test.each(['/', '/nowhere', `/${uuid}-ethics-full`, '/half-life/more', '/x-halflife-full'])(
    '%s opens none',
    (path) => {
      expect(placeAt(path)).toBeNull();
    },
  );
});

test.each([
  ['research=true&participant=P7', { isResearch: true, participantName: 'P7' }],
  ['isResearch=1&participantName=Ann', { isResearch: true, participantName: 'Ann' }],
  ['research=no', { isResearch: false, participantName: '' }],
])('a study says %s', (query, facts) => {
  expect(studyFacts(new URLSearchParams(query))).toEqual(facts);
});
