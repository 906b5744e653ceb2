import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register } from '../../../testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';
import { openPasswordHasher } from './password-hasher.ts';

const password = 'a quiet walk in November';

describe('a password hash', () => {
  it('is argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const passwords = await openPasswordHasher();
    const hashes = await Promise.all([passwords.hash(password), passwords.hash(password)]);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('fits its password alone, and nobody’s fits none', async () => {
    const passwords = await openPasswordHasher();
    const hash = await passwords.hash(password);
    expect(await passwords.isRight(password, hash)).toBe(true);
    expect(await passwords.isRight(`${password} `, hash)).toBe(false);
    expect(await passwords.isRight(password, null)).toBe(false);
  });
});

describe('guessing', () => {
  it('costs one comparison of the same strength for nobody as for a person', async () => {
    const compared: string[][] = [];
    const passwords = await openPasswordHasher(
      { memoryCost: 8, timeCost: 1 },
      {
        hash: argon2.hash,
        verify: (hash, ...more) => {
          compared.push(String(hash).split('$', 4));
          return argon2.verify(hash, ...more);
        },
      },
    );
    const hash = await passwords.hash(password);
    expect(await passwords.isRight('wrong', hash)).toBe(false);
    expect(await passwords.isRight('wrong', null)).toBe(false);
    expect(await passwords.isRight('wrong', '')).toBe(false);
    expect(compared).toEqual([compared[0], compared[0], compared[0]]);
  });
});

describe('a site that is told nothing of the cost', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({}, { passwordCost: undefined });
  });
  afterAll(() => site.close());

  it('keeps hashes at full strength', async () => {
    const { email } = await register(site, 'dana@example.org');
    const user = await site.dependencies.store.users.byEmail(email);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
