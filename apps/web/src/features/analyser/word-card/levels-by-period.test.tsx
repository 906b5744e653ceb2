import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfferedDictionary } from '@vernacular/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { offered } from '../../../platform/dictionaries/dictionary-for-tests.ts';
import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { LevelsByPeriod } from './levels-by-period.tsx';

beforeAll(() => openTexts('en', 'word-card', 'grading'));
afterEach(cleanup);

const periods = [
  offered('English2021_2024'),
  offered('English1991_1994'),
  offered('Hebrew2021_2024', { language: 'he' }),
  offered('English2001_2004', { isInstalled: false }),
  offered('general-en', { kind: 'general', period: null }),
];

function show(dictionaries: readonly OfferedDictionary[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['dictionaries'], { dictionaries, isNewsComing: false });
  const compare = vi.fn<LiveAnalysis['compare']>(async () => ['rare', null]);
  render(
    <QueryClientProvider client={client}>
      <LevelsByPeriod
        live={{ compare } as unknown as LiveAnalysis}
        word="kinase"
        answering={{ language: 'en' }}
      />
    </QueryClientProvider>,
  );
  return compare;
}

it('draws the level of a word in each installed period of its language, oldest first, when asked', async () => {
  const compare = show(periods);
  expect(compare).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Its level in each time period'));
  expect(await screen.findByText('1991–1994: Rare')).toBeTruthy();
  expect(screen.getByText('2021–2024: not available now')).toBeTruthy();
  expect(screen.getByText(/could not be fetched/)).toBeTruthy();
  const [word, addresses] = compare.mock.calls[0]!;
  expect([word, addresses.map(({ code }) => code)]).toEqual([
    'kinase',
    ['English1991_1994', 'English2021_2024'],
  ]);
});

it('offers nothing where one period alone is installed', () => {
  show(periods.slice(2).concat(offered('English2021_2024')));
  expect(screen.queryByText('Its level in each time period')).toBeNull();
});
