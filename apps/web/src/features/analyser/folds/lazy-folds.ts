import type { ComponentType } from 'react';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import type { FoldsProps } from './folds.tsx';

export const openFolds = async (): Promise<ComponentType<FoldsProps>> =>
  (await import('./folds.tsx')).default;

export const Folds: ComponentType<FoldsProps> = lazyWithRetry(openFolds);
