import { hasAgreedToTerms } from '../platform/storage/consent-cookies.ts';

/** The listener of public/theme.js and the last button clicked before the scripts were loaded. */
interface EarlyPress {
  readonly keep: (event: Event) => void;
  readonly button?: HTMLElement | null;
}

const kept = globalThis as { earlyPress?: EarlyPress };

/**
 * Clicks the last button that was clicked before the scripts were loaded. Call it right after hydration, so that no
 * click runs twice. The click is dropped if the visitor has not agreed to the terms.
 */
export function replayClick(): void {
  const { earlyPress } = kept;
  if (!earlyPress) return;
  delete kept.earlyPress;
  removeEventListener('click', earlyPress.keep, true);
  if (earlyPress.button?.isConnected && hasAgreedToTerms()) earlyPress.button.click();
}
