import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';

import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('fails a change at once when there is no connection', async () => {
  onlineManager.setOnline(false);
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('no connection')),
  });
  await expect(change.mutate()).rejects.toThrow('no connection');
});
