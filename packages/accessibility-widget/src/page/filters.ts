import type { Settings } from '../settings/settings.ts';

/**
 * The filters that are on, as one CSS filter list for the one layer over the page: filters set each
 * for themselves would replace one another. Values: specification, section 9.
 */
export function filterList(settings: Settings): string {
  const { brightness, highContrast, highSaturation, lowSaturation } = settings;
  return [
    settings.isVisualImpairment && 'invert(100%)',
    settings.isBlueLightFilter && 'sepia(80%)',
    brightness.isBrightness && `brightness(${brightness.brightness}%)`,
    highContrast.isHighContrast && `contrast(${highContrast.contrast}%)`,
    highSaturation.isHighSaturation && `saturate(${highSaturation.saturation}%)`,
    lowSaturation.isLowSaturation && `saturate(${lowSaturation.saturation}%)`,
    settings.isMonochrome && 'grayscale(100%)',
  ]
    .filter(Boolean)
    .join(' ');
}
