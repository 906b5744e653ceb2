import { extrasOn, extraValue, type ExtraId, type ExtraValue } from '../../features/extras.ts';
import { putButton } from '../../panel/button-place.ts';
import type { Settings } from '../../settings/settings.ts';
import { element } from '../../panel/element.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { forEachRoot } from '../for-each-root.ts';
import { justifySheet } from '../page-styles.ts';
import { readingGuide } from '../reading-guide.ts';
import { shiftColours } from './colour-matrix.ts';
import { describeImages } from './described-images.ts';
import { magnify } from './magnifier.ts';
import { muteMedia } from './mute.ts';
import { layGround } from './own-ground.ts';

export interface Stage {
  readonly root: ShadowRoot;
  readonly focusMark: HTMLElement;
  readonly launcher: HTMLElement;
}

type Effect = (stage: Stage) => () => void;

const effects: Readonly<Record<Exclude<ExtraId, 'ground'>, Effect>> = {
  'focus-outline'({ focusMark }) {
    focusMark.classList.add('thick');
    return () => focusMark.classList.remove('thick');
  },
  'reading-mask'({ root }) {
    const layer = element('div', { class: 'guide mask' });
    root.append(layer);
    const band = readingGuide(layer, window, 160);
    band.show(true);
    return () => {
      band.show(false);
      layer.remove();
    };
  },
  magnifier: ({ root }) => magnify(root, document),
  'hide-images': () => describeImages(document, 'instead'),
  'describe-images': () => describeImages(document, 'beside'),
  mute: () => muteMedia(document),
  justify: () =>
    forEachRoot(document, {
      enter: (part) => adoptStyles(part, justifySheet('documentElement' in part)),
    }),
  protanopia: ({ root }) => shiftColours('protanopia', root),
  deuteranopia: ({ root }) => shiftColours('deuteranopia', root),
  tritanopia: ({ root }) => shiftColours('tritanopia', root),
};

type ValueOnPage = Exclude<ExtraValue, 'speed' | 'voice'>;

const valued: Readonly<
  Record<ValueOnPage, (value: string, stage: Stage, settings: Settings) => () => void>
> = {
  ground: (value, _, { color }) => layGround(document, value, color),
  at: (value, { launcher }) => putButton(launcher, value),
};

export function extraEffects(stage: Stage): { update(settings: Settings): void } {
  const running = new Map<string, () => void>();
  /** Keyed by everything an effect depends on, so that a new value ends the old effect. */
  const wanted = (settings: Settings) =>
    new Map<string, () => () => void>([
      ...extrasOn(settings).map((id) => [id, () => effects[id](stage)] as const),
      ...(Object.keys(valued) as ValueOnPage[]).flatMap((name) => {
        const value = extraValue(settings, name);
        const key = `${name}:${value} ${name === 'ground' ? settings.color : ''}`;
        return value ? [[key, () => valued[name](value, stage, settings)] as const] : [];
      }),
    ]);
  return {
    update(settings) {
      const on = wanted(settings);
      for (const [key, end] of running) {
        if (on.has(key)) continue;
        running.delete(key);
        end();
      }
      for (const [key, begin] of on) if (!running.has(key)) running.set(key, begin());
    },
  };
}
