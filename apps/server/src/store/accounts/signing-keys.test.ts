import { expect, it } from 'vitest';

import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('kept signing keys', ({ open, newPlace }) => {
  it('are the same for processes that start together', async () => {
    const place = await newPlace();
    const stores = [await open(place), await open(place)];
    let made = 0;
    const make = async () => ({ id: `key ${(made += 1)}`, key: '{}' });
    const [one, two] = await Promise.all(stores.map((store) => store.signingKeys.all(make)));
    expect(one).toEqual(two);
    expect(one).toHaveLength(1);
  });
});
