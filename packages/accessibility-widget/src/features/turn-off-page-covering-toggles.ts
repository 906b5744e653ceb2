import type { SettingsStore } from '../settings/store-with-undo.ts';
import { features } from './catalogue.ts';

/** Turns off the reading guide, the reading mask and the magnifier in the store. */
export function turnOffOverlays(store: SettingsStore): void {
  for (const feature of features)
    if (feature.kind === 'toggle' && feature.isOver && feature.isOn(store.current))
      store.change(feature.turn(store.current, false));
}
