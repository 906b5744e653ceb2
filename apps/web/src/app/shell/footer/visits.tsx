import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { callApi } from '../../../platform/api/api.ts';
import { visitsCall } from '../../../platform/api/unvalidated-calls.ts';
import { logTrouble } from '../../../platform/browser/log.ts';

export function Visits() {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ['visits'],
    queryFn: ({ signal }) => callApi(visitsCall.path, visitsCall.reply, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (error) logTrouble('The visits could not be counted.', error);
  }, [error]);
  return <span>{t('footer.visits', { count: data ?? 0 })}</span>;
}
