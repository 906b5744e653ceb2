import { useQuery } from '@tanstack/react-query';
import { plainSite, type SiteAnswer } from '@vernacular/contract';

import { callApi } from '../api/api.ts';
import { siteCall } from '../api/first-view-calls.ts';

const unknownSite: KnownSite = {
  ...plainSite,
  analytics: null,
  authUrl: null,
  signUp: 'open',
  signInWith: [],
};

/** Until the server answers, `handling` is unknown. */
type KnownSite = Omit<SiteAnswer, 'handling'> & Partial<Pick<SiteAnswer, 'handling'>>;

/** The operator's site settings (contacts, logos, news, citation); the defaults until the server answers. */
export function useSite(): KnownSite {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
