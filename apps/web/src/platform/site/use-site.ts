import { useQuery } from '@tanstack/react-query';
import { defaultSite, type SiteAnswer } from '@vernacular/contract';

import { callApi } from '../api/api.ts';
import { siteCall } from '../api/unvalidated-calls.ts';

const unknownSite: KnownSite = {
  ...defaultSite,
  analytics: null,
  authUrl: null,
  signUp: 'open',
  readerCounts: false,
  signInWith: [],
};

type KnownSite = Omit<SiteAnswer, 'handling'> & Partial<Pick<SiteAnswer, 'handling'>>;

/** The public settings of the site; defaults until they have been fetched. */
export function useSite(): KnownSite {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
