import type { Changeable, MenuChange } from '../options.ts';
import { hearSettings } from '../settings/settings-store.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Tells the owner's function of each change after the page has changed, as the launcher's part hears of it first; the
 * same settings once more are no change. A name that no function has tells nobody. Returns how to end it.
 */
export function tellOwnersFunction(
  start: Settings,
  around: () => Changeable,
  language: () => string,
): () => void {
  const globals = window as unknown as Record<string, ((change: MenuChange) => void) | undefined>;
  let told = JSON.stringify(start);
  return hearSettings((settings) => {
    const text = JSON.stringify(settings);
    if (text === told) return;
    told = text;
    const { onChange } = around();
    const tell = typeof onChange === 'string' ? globals[onChange] : onChange;
    tell?.({ settings, language: language() });
  });
}
