import { extrasOn, extraValue } from '../../features/extras.ts';
import { buttonPlace } from '../../panel/button-place.ts';
import { attempt, namespace, type Shelf } from '../../settings/settings-store.ts';
import type { Settings } from '../../settings/settings.ts';
import { matrixRule, type Vision } from './colour-matrix.ts';
import { earlyStyles } from './early-styles.ts';
import { groundSheet } from './own-ground.ts';

export function earlySheet(settings: Settings, visit: string): string {
  const ground = extraValue(settings, 'ground');
  const place = [
    ...buttonPlace(extraValue(settings, 'at')),
    ...(extraValue(settings, 'hidden') === visit ? [['display', 'none']] : []),
  ];
  const button = place
    .map(
      ([name, value]) => `--${namespace}-button-${name?.replace('inset-', '')}:${value}!important;`,
    )
    .join('');
  const rules = [
    ...extrasOn(settings).map((id) => earlyStyles[id] ?? matrixRule(id as Vision)),
    button && `#${namespace}-root{${button}}`,
  ].join('');
  return (
    // Until the menu is attached, the root element has no class of ours.
    (ground &&
      groundSheet(ground, settings.color)(true).replaceAll(/\.accessibilik-extras/gu, '')) +
    (rules && `@layer ${namespace}{${rules}}`)
  );
}

export function keepEarly({ session, device }: Shelf, settings: Settings, visit: string): void {
  const key = `${namespace}-early`;
  const sheet = earlySheet(settings, visit);
  const keep = (storage: Storage | null, isWanted = true) =>
    attempt(() => (sheet && isWanted ? storage?.setItem(key, sheet) : storage?.removeItem(key)));
  keep(session);
  keep(device, settings.isRememberedOnDevice);
}
