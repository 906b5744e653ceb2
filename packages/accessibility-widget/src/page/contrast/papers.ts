import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { groundColours } from '../extras/chosen-background.ts';
import { fromHex } from './colours.ts';
import type { Paper } from './mapped-ground.ts';

const contrasts = {
  dark: { scheme: 'dark', paper: '#000000', ink: '#ffffff', link: '#9ec9ff' },
  light: { scheme: 'light', paper: '#ffffff', ink: '#000000', link: '#00308f' },
} as const;

/** A ground of one's own wins over both contrasts, and light over dark. */
export const contrastOn = (settings: Settings) => {
  const ground = extraValue(settings, 'ground');
  if (ground) return groundColours(ground, settings.color);
  const side = settings.isLightContrast ? 'light' : settings.isDarkContrast ? 'dark' : null;
  return side && contrasts[side];
};

/** The same as colours to reckon with. */
export const paperOf = (settings: Settings): Paper | null => {
  const on = contrastOn(settings);
  return on && { paper: fromHex(on.paper), ink: fromHex(on.ink), link: fromHex(on.link) };
};
