import { describe, expect, test } from 'vitest';

import { placeAt, addressFacts } from './conversation-path.ts';

const uuid = '6f1c2a34-0000-4000-8000-123456789abc';

describe('an address', () => {
  test.each([
    ['/half-life', 'half-life', '/api/HalfLife'],
    ['/ethics', 'ethics', '/api/Ethics'],
    [`/${uuid}-halflife-slim`, 'half-life', `/api/${uuid}-halflife-slim`],
    [
      `/${uuid}-halflife-research-full`,
      'half-life-research',
      `/api/${uuid}-halflife-research-full`,
    ],
    [`/${uuid}-critical-thinking-full`, 'critical-thinking', `/api/${uuid}-critical-thinking-full`],
  ])('%s opens %s', (path, name, endpoint) => {
    expect(placeAt(path)).toMatchObject({ exercise: { name }, endpoint });
  });

  test.each([
    '/',
    '/nowhere',
    '/half-life-research',
    `/${uuid}-ethics-full`,
    '/half-life/more',
    '/x-halflife-full',
  ])('%s opens none', (path) => {
    expect(placeAt(path)).toBeNull();
  });
});

test.each([
  ['research=true&participant=P7', { isResearch: true, participantName: 'P7', task: null }],
  ['isResearch=1&participantName=Ann', { isResearch: true, participantName: 'Ann', task: null }],
  ['research=no', { isResearch: false, participantName: '', task: null }],
  [`task=${uuid}`, { isResearch: false, participantName: '', task: uuid }],
  [
    'task=mJ3kQ1h6v0Zs2yq8Xb5cW7dR9tE4uA-_nL0pF2gK1iM',
    { isResearch: false, participantName: '', task: null },
  ],
])('an address with %s adds', (query, facts) => {
  expect(addressFacts(new URLSearchParams(query))).toEqual(facts);
});
