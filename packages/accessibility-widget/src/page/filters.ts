import type { Settings } from '../settings/settings.ts';

const filters = [
  ['isVisualImpairment', 'invert', 100],
  ['isBlueLightFilter', 'sepia', 80],
  ['brightness', 'brightness'],
  ['highContrast', 'contrast'],
  ['highSaturation', 'saturate'],
  ['lowSaturation', 'saturate'],
  ['isMonochrome', 'grayscale', 100],
] as const;

/** The CSS filter list of the one layer over the page; '' if no filter is on. Values: specification, section 9. */
export const filterList = (settings: Settings): string =>
  filters
    .flatMap(([name, filter, always]) => {
      const setting = settings[name];
      const [isOn, value] =
        typeof setting === 'object' ? Object.values(setting) : [setting, always];
      if (!isOn) return [];
      // Darkened first, as much as leaves white white; contrast alone would also turn pale edges white.
      const darker =
        filter === 'contrast' ? `brightness(${50 + 5000 / Math.max(50, Number(value))}%) ` : '';
      return `${darker}${filter}(${value}%)`;
    })
    .join(' ');
