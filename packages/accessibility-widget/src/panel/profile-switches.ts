import { isProfileOn, toggleProfile } from '../features/profile-layers.ts';
import { adjustmentsOf, profiles } from '../features/profiles.ts';
import type { Feature } from '../features/feature.ts';
import type { Control, ControlTools } from './controls.ts';
import { element, setAttributes } from './element.ts';
import { icon } from './icons.ts';

/**
 * Switches for the profiles. A profile is offered only if all its adjustments are. Its description is made of the
 * features' own labels, so that it is correct in every language.
 */
export function profileSwitches(
  { store, t, language }: ControlTools,
  isShown: (feature: Feature) => boolean,
): Control {
  const offered = profiles.filter((profile) => adjustmentsOf(profile).adjustments.every(isShown));
  const sets = offered.map((profile) => {
    const { adjustments, settings } = adjustmentsOf(profile);
    const names = adjustments.map((feature) => {
      const name = t(feature.label);
      if (feature.kind !== 'stepper') return name;
      return t('valueIs', { name, value: feature.show(feature.value(settings), language) });
    });
    const name = element('b', {}, t(profile.label));
    const what = element('span', { class: 'what' }, names.join(' · '));
    const button = element(
      'button',
      {
        type: 'button',
        class: 'set',
        role: 'switch',
        'aria-checked': 'false',
      },
      icon(profile.icon),
      element('span', {}, name, ' ', what),
      element('span', { class: 'knob' }),
    );
    button.addEventListener('click', () => store.change(toggleProfile(profile, store.current)));
    return { button, profile };
  });
  return {
    node: element(
      'div',
      { class: 'sets', hidden: sets.length === 0, role: 'group', 'aria-labelledby': 'sets' },
      element('h3', { id: 'sets' }, t('more.profiles')),
      ...sets.map(({ button }) => button),
    ),
    update: (settings) =>
      sets.forEach(({ button, profile }) =>
        setAttributes(button, { 'aria-checked': String(isProfileOn(settings, profile)) }),
      ),
  };
}
