import { extrasOn, extraValue } from '../../features/extras.ts';
import { buttonPlace } from '../../panel/button-place.ts';
import { attempt, namespace, type Shelf } from '../../settings/settings-store.ts';
import type { Settings } from '../../settings/settings.ts';
import { matrixRule, type Vision } from './colour-matrix.ts';
import { earlyStyles } from './early-styles.ts';
import { groundSheet } from './own-ground.ts';

export function earlySheet(settings: Settings): string {
  const ground = extraValue(settings, 'ground');
  const button = buttonPlace(extraValue(settings, 'at'))
    .map(
      ([name, value]) => `--${namespace}-button-${name.replace('inset-', '')}:${value}!important;`,
    )
    .join('');
  const rules = [
    ...extrasOn(settings).map((id) => earlyStyles[id] ?? matrixRule(id as Vision)),
    button && `#${namespace}-root{${button}}`,
  ].join('');
  return (
    (ground && groundSheet(ground, settings.color)(true)) +
    (rules && `@layer ${namespace}{${rules}}`)
  );
}

export function keepEarly({ session, device }: Shelf, settings: Settings): void {
  const key = `${namespace}-early`;
  const sheet = earlySheet(settings);
  const keep = (storage: Storage | null, isWanted = true) =>
    attempt(() => (sheet && isWanted ? storage?.setItem(key, sheet) : storage?.removeItem(key)));
  keep(session);
  keep(device, settings.isRememberedOnDevice);
}
