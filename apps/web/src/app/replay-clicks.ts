import { hasAgreedToTerms } from '../platform/storage/consent.ts';

/** What public/theme.js has kept since the page was there. */
interface EarlyPress {
  readonly keep: (event: Event) => void;
  readonly button?: HTMLElement | null;
}

const kept = globalThis as { earlyPress?: EarlyPress };

/**
 * Presses the button that was pressed last while the page was there and its scripts were not. To be called as soon
 * as React has the page, so that no press is done twice. Who is asked for consent first has nothing pressed.
 */
export function pressAgain(): void {
  const { earlyPress } = kept;
  if (!earlyPress) return;
  delete kept.earlyPress;
  removeEventListener('click', earlyPress.keep, true);
  if (earlyPress.button?.isConnected && hasAgreedToTerms()) earlyPress.button.click();
}
