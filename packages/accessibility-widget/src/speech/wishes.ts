import { extraValue, withExtraValue } from '../features/extras.ts';
import type { Settings } from '../settings/settings.ts';

/** How a visitor wants to be read to. */
export interface Wishes {
  /** 1 is the voice's own. */
  readonly speed: number;
  /** The address of a voice; empty for the one that the device chooses. */
  readonly voice: string;
}

export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type Extras = Pick<Settings, 'extras'>;

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return ''; // damaged
  }
};

export const wishesOf = (settings: Extras): Wishes => {
  const speed = Number(extraValue(settings, 'speed'));
  return {
    speed: speeds.includes(speed) ? speed : 1,
    voice: decoded(extraValue(settings, 'voice')),
  };
};

/** With these wishes; what is as the device has it leaves nothing. */
export const withWishes = (settings: Extras, { speed, voice }: Wishes): Extras =>
  withExtraValue(
    withExtraValue(settings, 'speed', speed === 1 ? '' : String(speed)),
    'voice',
    encodeURIComponent(voice),
  );
