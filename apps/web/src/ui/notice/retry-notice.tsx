import type { ReactNode } from 'react';

import { Notice } from './notice.tsx';

export const RetryNotice = ({
  retry,
  onRetry,
  children,
}: {
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}) => (
  <Notice kind="trouble" button={{ name: retry, onPress: onRetry }}>
    {children}
  </Notice>
);
