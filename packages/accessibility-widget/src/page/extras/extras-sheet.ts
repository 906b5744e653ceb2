import { extrasOn, extraValue } from '../../features/extras.ts';
import { buttonPlace } from '../../panel/button-place.ts';
import type { Settings } from '../../settings/settings.ts';
import { namespace } from '../../settings/settings-store.ts';
import { isVision, matrixRule } from './colour-matrix.ts';
import { groundSheet } from './own-ground.ts';

/** What of the extras a style sheet can show before the menu has loaded. */
export function extrasSheet(settings: Settings): string {
  const ground = extraValue(settings, 'ground');
  const button = buttonPlace(extraValue(settings, 'at'))
    .map(
      ([name, value]) => `--${namespace}-button-${name.replace('inset-', '')}:${value}!important;`,
    )
    .join('');
  const rules = [
    ...extrasOn(settings).filter(isVision).map(matrixRule),
    button && `#${namespace}-root{${button}}`,
  ].join('');
  return (
    (ground && groundSheet(ground, settings.color)(true)) +
    (rules && `@layer ${namespace}{${rules}}`)
  );
}
