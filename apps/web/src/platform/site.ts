import { useQuery } from '@tanstack/react-query';
import { plainSite, type SiteDescription } from '@vernacular/contract';

import { callApi } from './api.ts';
import { siteCall } from './early-calls.ts';

/** What is known of this site: what the operator says, and which services it uses. */
type Site = SiteDescription & {
  readonly analytics: string | null;
  readonly authUrl: string | null;
};

const unknownSite: Site = { ...plainSite, analytics: null, authUrl: null };

/** What the operator says about the site: contacts, logos, news, citation. Until the server answers, the product's own words. */
export function useSite(): Site {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
