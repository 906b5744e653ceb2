import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useSiteReaders } from './use-site-reader-counts.ts';

let calls: { path: string; init: RequestInit | undefined }[];
let isOn: boolean;

beforeEach(() => {
  calls = [];
  isOn = true;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, init });
    if (path === '/api/site') return Response.json({ readerCounts: isOn });
    return Response.json({
      words: [
        { word: 'kinase', readers: 210, known: 61 },
        { word: 'kinases', readers: 20, known: 40 },
        { word: 'axons', readers: 30, known: 10 },
      ],
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inPage = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const tables = () => calls.filter(({ path }) => path.startsWith('/api/reader-counts'));

it('finds a word in any form in one table, and sends neither the word nor who asks', async () => {
  const { result } = renderHook(() => useSiteReaders('en'), { wrapper: inPage });
  await waitFor(() => expect(result.current('kinase')).toMatchObject({ readers: 210, known: 61 }));
  expect(result.current('Kinases')).toMatchObject({ readers: 20, known: 40 });
  expect(result.current('axon')).toMatchObject({ readers: 30 });
  expect(result.current('lipase')).toBeNull();
  expect(tables()).toEqual([{ path: '/api/reader-counts/en', init: { credentials: 'omit' } }]);
});

it.each([
  ['the operator counts nothing', false, 'en'],
  ['no card is open', true, null],
])('fetches nothing where %s', async (_where, on, language) => {
  isOn = on;
  const { result } = renderHook(() => useSiteReaders(language), { wrapper: inPage });
  await waitFor(() => expect(calls).toHaveLength(1));
  await new Promise(process.nextTick);
  expect([result.current('kinase'), tables()]).toEqual([null, []]);
});
