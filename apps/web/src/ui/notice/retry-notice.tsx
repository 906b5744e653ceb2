import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export function RetryNotice({
  retry,
  onRetry,
  children,
}: {
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Notice
      kind="trouble"
      action={
        <Button look="secondary" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
