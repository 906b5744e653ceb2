import type { SettingsStore } from '../settings/store-with-undo.ts';
import { features } from './catalogue.ts';

export function turnOffOverlays(store: SettingsStore): void {
  for (const feature of features)
    if (feature.kind === 'toggle' && feature.isOver && feature.isOn(store.current))
      store.change(feature.turn(store.current, false));
}
