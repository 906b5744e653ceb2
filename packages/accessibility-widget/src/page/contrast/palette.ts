import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { groundColours } from './legible-colours.ts';
import { fromHex } from './colours.ts';
import type { Paper } from './map-background-and-icon-colours.ts';

const contrasts = {
  dark: { scheme: 'dark', paper: '#000000', ink: '#ffffff', link: '#9ec9ff' },
  light: { scheme: 'light', paper: '#ffffff', ink: '#000000', link: '#00308f' },
} as const;

/** CSS colours of the contrast mode that is on, or null. The visitor's background wins, then light, then dark. */
export const contrastPalette = (settings: Settings) => {
  const ground = extraValue(settings, 'ground');
  if (ground) return groundColours(ground, settings.color);
  const side = settings.isLightContrast ? 'light' : settings.isDarkContrast ? 'dark' : null;
  return side && contrasts[side];
};

/** The same palette as RGBA values. */
export const rgbaPalette = (settings: Settings): Paper | null => {
  const on = contrastPalette(settings);
  return on && { paper: fromHex(on.paper), ink: fromHex(on.ink), link: fromHex(on.link) };
};
