import type { Settings } from '../settings/settings.ts';
import type { SectionId, Toggle } from './feature.ts';
import { isOn, type FeatureId } from './is-on.ts';

type Flag = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

/** A toggle of one setting. */
export const flag = (
  section: SectionId,
  id: FeatureId,
  label: string,
  key: Flag,
  isOver = false,
): Toggle => ({
  id,
  kind: 'toggle',
  section,
  label,
  isOver,
  isOn: isOn(id),
  turn: (_, on) => ({ [key]: on }),
});
