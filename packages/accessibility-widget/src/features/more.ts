import { flag } from './flag.ts';
import type { Feature } from './feature.ts';
import { isOn } from './is-on.ts';
import { plain } from './show.ts';

/**
 * Features that people ask for beyond the specification, in a section of their own so that the three specified
 * sections stay as they are.
 */
export const moreFeatures: readonly Feature[] = [
  flag('more', 'stop-motion', 'more.stopMotion', 'isMotionStopped'),
  {
    id: 'column-width',
    kind: 'stepper',
    section: 'more',
    label: 'more.columnWidth',
    hasButton: true,
    steps: { by: 5, below: 100, above: 30 },
    isOn: isOn('column-width'),
    value: (settings) => settings.columnWidth,
    put: (columnWidth) => ({ columnWidth }),
    turnOn: { columnWidth: 60 },
    turnOff: { columnWidth: 0 },
    show: plain,
  },
];
