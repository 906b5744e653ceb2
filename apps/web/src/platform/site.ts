import { useQuery } from '@tanstack/react-query';
import { siteCall, siteDescription, type SiteDescription } from '@vernacular/contract';

import { callApi } from './api.ts';

const unknownSite = siteDescription.parse({});

/** What the operator says about the site: contacts, logos, news, citation. Until the server answers, the product's own words. */
export function useSite(): SiteDescription {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => callApi(siteCall.path, siteCall.reply, { signal }),
    staleTime: Infinity,
  });
  return data ?? unknownSite;
}
