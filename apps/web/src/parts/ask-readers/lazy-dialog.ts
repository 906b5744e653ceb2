import { loadTexts } from '../../platform/language/i18n.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import type { AskReadersProps } from './ask-readers-dialog.tsx';

/** The dialog and its translations, loaded when it is first rendered. */
export const AskReadersDialog = lazyWithRetry<AskReadersProps>(async () => {
  const [dialog] = await Promise.all([
    import('./ask-readers-dialog.tsx').then((part) => part.AskReadersDialog),
    loadTexts('ask-readers', 'grading'),
  ]);
  return dialog;
});
