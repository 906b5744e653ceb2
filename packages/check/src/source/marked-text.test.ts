import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inSource, joinPieces, type Piece } from './marked-text.ts';

const written = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.markup)).join('');

function standing(pieces: readonly Piece[], word: string) {
  const marked = joinPieces(pieces);
  const start = marked.text.indexOf(word);
  const { start: from, end } = inSource(marked, { start, end: start + word.length });
  return written(pieces).slice(from, end);
}

describe('a word of a text with markup', () => {
  it.each<[string, Piece[], string]>([
    ['behind a tag', [{ markup: '<p>' }, { text: 'The kinase' }], 'kinase'],
    ['before a tag', [{ text: 'The kinase' }, { markup: '</p>' }, { text: ' is' }], 'kinase'],
    [
      'behind what stands for markup',
      [{ text: 'A ' }, { markup: '&amp;', interpretAs: '&' }, { text: ' kinase' }],
      'kinase',
    ],
    ['at the start', [{ text: 'kinase' }], 'kinase'],
  ])('is found %s', (_where, pieces, word) => expect(standing(pieces, word)).toBe(word));

  it('holds markup that its last letter stands for, at the end of the text too', () => {
    const accent = { markup: '&eacute;', interpretAs: 'é' };
    expect(standing([{ text: 'The caf' }, accent], 'café')).toBe('caf&eacute;');
    expect(standing([{ text: 'caf' }, accent, { text: ' is' }], 'café')).toBe('caf&eacute;');
  });

  it('holds the markup within it', () =>
    expect(standing([{ text: 'ki' }, { markup: '<b>' }, { text: 'nase' }], 'kinase')).toBe(
      'ki<b>nase',
    ));
});

it('finds every unit of text where it stands', () => {
  const piece = oneof(
    record({ text: string({ maxLength: 6 }) }),
    record({ markup: string({ maxLength: 6 }), interpretAs: constantFrom('', ' ', '\n\n') }),
  );
  assert(
    property(array(piece), (pieces) => {
      const marked = joinPieces(pieces);
      const whole = written(pieces);
      let at = 0;
      for (const one of pieces) {
        const said = 'text' in one ? one.text : one.interpretAs;
        const units = 'text' in one ? said.length : 0;
        for (let unit = 0; unit < units; unit += 1) {
          const { start } = inSource(marked, { start: at + unit, end: at + unit + 1 });
          expect(whole[start]).toBe(said[unit]);
        }
        at += said.length;
      }
      expect(marked.text).toHaveLength(at);
    }),
  );
});
