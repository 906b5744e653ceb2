import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const takeBack = () => screen.queryByRole('button', { name: 'Take it back' });

describe('the cookies policy', () => {
  it('lets whoever accepted cookies take it back', async () => {
    await openSite('/cookies-policy');
    expect(await screen.findByRole('button', { name: 'Take it back' })).toBeTruthy();
  });

  it('offers nothing to take back before', async () => {
    await openSite('/cookies-policy', { isNew: true });
    expect(takeBack()).toBeNull();
  });
});

it('the other documents offer nothing to take back', async () => {
  await openSite('/terms-of-use');
  expect(takeBack()).toBeNull();
});
