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

/** Until the server has answered, how data is handled here is not known. */
type KnownSite = Omit<SiteAnswer, 'handling'> & Partial<Pick<SiteAnswer, 'handling'>>;

/** What the operator says about the site: contacts, logos, news, citation. Until the server answers, the product's own words. */
export function useSite(): KnownSite {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
