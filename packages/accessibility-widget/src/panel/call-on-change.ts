import type { Changeable } from '../options.ts';
import { isSame } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/store-with-undo.ts';

/** Calls the owner's `onChange`, a function or the name of a global one, after each change shows on the page. */
export function tellChange(
  store: SettingsStore,
  around: () => Changeable,
  language: () => string,
): void {
  const globals = window as unknown as Record<string, unknown>;
  let told = store.current;
  store.subscribe((settings) => {
    if (isSame(settings, told)) return;
    told = settings;
    const { onChange } = around();
    const tell = typeof onChange === 'string' ? globals[onChange] : onChange;
    if (typeof tell === 'function') tell({ settings, language: language() });
  });
}
