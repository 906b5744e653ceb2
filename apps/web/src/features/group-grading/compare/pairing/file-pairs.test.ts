import { describe, expect, it } from 'vitest';

import { pairsOf, withCouples, withoutCouple, withoutFile, type Partners } from './file-pairs.ts';

const file = (name: string) => new File([], name);
const [maya1, noam1] = [file('maya_before.txt'), file('noam_before.txt')];
const [maya2, noam2, other] = [file('maya_after.txt'), file('noam_after.txt'), file('x.txt')];
const pairs = (partners: Partners) =>
  pairsOf([maya1, noam1], [maya2, noam2, other], partners).pairs.map((pair) => [
    pair.before.name,
    pair.after.name,
  ]);

describe('partners', () => {
  it('are found by name until somebody chooses', () => {
    expect(pairs(new Map())).toEqual([
      ['maya_before.txt', 'maya_after.txt'],
      ['noam_before.txt', 'noam_after.txt'],
    ]);
  });

  it('are those that were chosen, and the rest goes on by name', () => {
    expect(pairs(withCouples(new Map(), [{ before: maya1, after: other }]))).toEqual([
      ['maya_before.txt', 'x.txt'],
      ['noam_before.txt', 'noam_after.txt'],
    ]);
  });

  it('leave alone whoever was with one of them before', () => {
    const first = withCouples(new Map(), [{ before: maya1, after: other }]);
    const second = withCouples(first, [{ before: noam1, after: other }]);
    expect(pairs(second)).toEqual([['noam_before.txt', 'x.txt']]);
    expect(pairsOf([maya1, noam1], [maya2, noam2, other], second).parted).toEqual([maya1]);
  });

  it('can be undone, which their names do not undo again', () => {
    const parted = withoutCouple(new Map(), { before: maya1, after: maya2 });
    expect(pairs(parted)).toEqual([['noam_before.txt', 'noam_after.txt']]);
    expect(pairs(withCouples(parted, [{ before: maya1, after: maya2 }]))).toHaveLength(2);
  });

  it('go by name again when the file that was chosen is removed', () => {
    const chosen = withCouples(new Map(), [{ before: maya1, after: other }]);
    expect(pairs(withoutFile(chosen, other))).toHaveLength(2);
  });
});
