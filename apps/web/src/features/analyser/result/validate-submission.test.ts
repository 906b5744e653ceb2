import { limits } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { fileRefusal, refusal } from './validate-submission.ts';

const file = (name: string, size = 3) =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: size });
const send = (text: string, chosen: File | null = null) => refusal({ text, file: chosen });

describe('what is refused before it is sent', () => {
  it('no text and no file', () => expect(send('  \n ')).toBe('nothing'));
  it('a file of a kind that cannot be read', () =>
    expect(fileRefusal(file('notes.png'))).toBe('file-type'));
  it('a file above the limit', () =>
    expect(fileRefusal(file('notes.txt', limits.article + 1))).toBe('file-size'));
  it('a text above the limit', () =>
    expect(send('א'.repeat(limits.article / 2 + 1))).toBe('text-size'));
});

describe('what is let through', () => {
  it('a word', () => expect(send('kinase')).toBeNull());
  it('a file of exactly the limit', () =>
    expect(fileRefusal(file('Notes.DOCX', limits.article))).toBeNull());
  it('a file beside an empty text', () => expect(send('', file('notes.txt'))).toBeNull());
});
