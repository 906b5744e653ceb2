import { useQuery } from '@tanstack/react-query';
import { plainSite, type SiteAnswer } from '@vernacular/contract';

import { callApi } from './api.ts';
import { siteCall } from './early-calls.ts';

const unknownSite: SiteAnswer = {
  ...plainSite,
  analytics: null,
  authUrl: null,
  signUp: 'open',
  signInWith: [],
};

/** What the operator says about the site: contacts, logos, news, citation. Until the server answers, the product's own words. */
export function useSite(): SiteAnswer {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
