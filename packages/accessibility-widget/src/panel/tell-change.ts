import type { Changeable, MenuChange } from '../options.ts';
import { readSettings } from '../settings/read-settings.ts';
import { onStored } from '../settings/settings-store.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Calls the owner's `onChange`, a function or the name of a global one, once the page has changed. Equal settings are
 * not reported twice; returns the function that ends it.
 */
export function tellOwnersFunction(
  start: Settings,
  around: () => Changeable,
  language: () => string,
): () => void {
  const globals = window as unknown as Record<string, ((change: MenuChange) => void) | undefined>;
  let told = JSON.stringify(start);
  return onStored((stored) => {
    const settings = readSettings(stored);
    const text = JSON.stringify(settings);
    if (text === told) return;
    told = text;
    const { onChange } = around();
    const tell = typeof onChange === 'string' ? globals[onChange] : onChange;
    tell?.({ settings, language: language() });
  });
}
