import { describe, expect, it } from 'vitest';

import { usageKey } from './token-budget-key.ts';

type Asked = Parameters<typeof usageKey>[0];

const begun = '2026-11-22T08:00:00.000Z';
const asked = (body: object, visitor: Asked['visitor'] = null, ip = '203.0.113.1'): Asked => ({
  visitor,
  ip,
  body,
});
const writer = (...all: Parameters<typeof asked>) => usageKey(asked(...all), null).writer;
const ofParticipant = (id: string, said: object) =>
  usageKey(asked(said), { id } as NonNullable<Parameters<typeof usageKey>[1]>).writer;
const opening = (Id: string) => ({ startTime: begun, Messages: [{ Id, Text: 'Hello' }] });

describe('what a language model costs counts', () => {
  it('for a guest’s conversation, told by its beginning and its first message', () => {
    expect(writer(opening('a1'))).toBe(writer(opening('a1')));
    expect(writer(opening('a1'))).not.toBe(writer(opening('b2')));
    expect(writer(opening('a1'))).not.toBe(writer(opening('a1'), null, '203.0.113.2'));
  });

  it('for one and the same, whatever nonsense says when it began', () => {
    const all = ['nonsense-1', 'nonsense-2', 7, undefined].map((startTime) =>
      writer({ startTime, Messages: [] }),
    );
    expect(new Set(all).size).toBe(1);
    const odd = ['x'.repeat(500), '', 'a b', 3].map((Id) => writer(opening(Id as string)));
    expect(new Set(odd).size).toBe(1);
  });

  it('for an account and a participant as a whole, however many conversations they hold', () => {
    const ada = { id: 'the id of Ada' } as NonNullable<Asked['visitor']>;
    const ben = { id: 'the id of Ben' } as NonNullable<Asked['visitor']>;
    expect(writer(opening('a1'), ada)).toBe(writer({ startTime: '2001-01-01' }, ada));
    expect(writer(opening('a1'), ada)).not.toBe(writer(opening('a1'), ben));
    expect(ofParticipant('p1', opening('a1'))).toBe(ofParticipant('p1', opening('b2')));
    expect(ofParticipant('p1', opening('a1'))).not.toBe(ofParticipant('p2', opening('a1')));
  });

  it('under no id that leads back to somebody', () => {
    const id = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';
    const person = { id } as NonNullable<Asked['visitor']>;
    expect(writer(opening('a1'), person)).not.toContain(id);
    expect(ofParticipant(id, opening('a1'))).not.toContain(id);
  });
});
