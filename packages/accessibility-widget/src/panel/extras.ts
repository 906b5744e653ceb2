import { extraValue, withExtraValue, type ExtraValue } from '../features/extras.ts';
import { keepEarly } from '../page/extras/early-sheet.ts';
import { extraEffects } from '../page/extras/effects.ts';
import { dropKept } from '../page/page-effects.ts';
import { keepVisit, visitOf } from '../settings/visit.ts';
import { defaults, type Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/open-settings.ts';
import type { Shelf } from '../settings/settings-store.ts';
import { letButtonMove } from './button-place.ts';

export function startExtras(
  store: SettingsStore,
  shelf: Shelf,
  root: ShadowRoot,
  focusMark: HTMLElement,
) {
  const launcher = root.querySelector<HTMLElement>('.launcher')!;
  const visit = visitOf(shelf);
  const effects = extraEffects({ root, focusMark, launcher, visit });
  const put = (name: ExtraValue, value: string) =>
    store.change(withExtraValue(store.current, name, value));
  const hold = letButtonMove(launcher, (corner) => put('at', corner));
  return {
    update(settings: Settings) {
      effects.update(settings);
      dropKept(document);
      keepEarly(shelf, settings, visit);
    },
    hiding: {
      isOn: () => extraValue(store.current, 'hidden') === visit,
      turn(on: boolean) {
        keepVisit(shelf, visit);
        put('hidden', on ? visit : '');
      },
    },
    stop() {
      hold();
      effects.update(defaults);
    },
  };
}
