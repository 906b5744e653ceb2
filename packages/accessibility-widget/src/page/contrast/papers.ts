import { extraValue } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { groundColours } from '../extras/own-ground.ts';
import { fromHex } from './colours.ts';
import type { Paper } from './mapped-ground.ts';
import { mapPainted } from './painted.ts';

type Side = 'dark' | 'light';

type Colours = Readonly<Record<'paper' | 'ink' | 'link', string>>;

const colours: Readonly<Record<Side, Colours>> = {
  dark: { paper: '#000000', ink: '#ffffff', link: '#9ec9ff' },
  light: { paper: '#ffffff', ink: '#000000', link: '#00308f' },
};

/** A ground of one's own wins over both contrasts, and light over dark, because it comes later in the sheet. */
const contrastOn = (settings: Settings): (Colours & { readonly side: Side }) | null => {
  const ground = extraValue(settings, 'ground');
  if (ground) return groundColours(ground, settings.color);
  const side = settings.isLightContrast ? 'light' : settings.isDarkContrast ? 'dark' : null;
  return side && { side, ...colours[side] };
};

export const sideOn = (settings: Settings): Side | null => contrastOn(settings)?.side ?? null;

/** Keeps what the page paints mapped to the contrast that is on. */
export function paintedOn(document: Document): { map(settings: Settings): void; stop(): void } {
  let mapped = '';
  let drop: (() => void) | null = null;
  const stop = () => {
    drop?.();
    drop = null;
    mapped = '';
  };
  return {
    map(settings) {
      const on = contrastOn(settings);
      const key = JSON.stringify(on);
      if (key === mapped) return;
      stop();
      if (!on) return;
      mapped = key;
      const to: Paper = { paper: fromHex(on.paper), ink: fromHex(on.ink), link: fromHex(on.link) };
      drop = mapPainted(document, to);
    },
    stop,
  };
}
