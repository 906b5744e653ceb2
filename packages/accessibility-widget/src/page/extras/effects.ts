import { extrasOn, type ToggleId } from '../../features/extras.ts';
import type { Settings } from '../../settings/settings.ts';
import { element } from '../../panel/element.ts';
import { keyedEffect } from '../../panel/keyed-effect.ts';
import { lazyEffect } from '../lazy-effect.ts';
import { readingGuide } from '../reading-guide.ts';
import { shiftColours } from './colour-blindness-filters.ts';
import { describeImages } from './described-images.ts';
import { muteMedia } from './mute-media.ts';

/** What effects draw in: the widget's shadow root and its mark of the focus. */
export interface Stage {
  readonly root: ShadowRoot;
  readonly focusMark: HTMLElement;
}

type Effect = (stage: Stage) => () => void;

/** Effects that need a script. Those that need only CSS are in `page-styles.ts`. */
const effects: Readonly<Partial<Record<ToggleId, Effect>>> = {
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
  magnifier: ({ root }) =>
    lazyEffect(async () => (await import('./magnifier.ts')).magnify(root, document)),
  'hide-images': () => describeImages(document, 'instead'),
  'describe-images': () => describeImages(document, 'beside'),
  mute: () => muteMedia(document),
  protanopia: ({ root }) => shiftColours('protanopia', root),
  deuteranopia: ({ root }) => shiftColours('deuteranopia', root),
  tritanopia: ({ root }) => shiftColours('tritanopia', root),
};

/** Starts and ends the effects so that those run which the latest settings turn on. */
export function extraEffects(stage: Stage): { update(settings: Settings): void } {
  const turns = Object.entries(effects).map(
    ([id, effect]) => [id as ToggleId, keyedEffect(() => effect(stage))] as const,
  );
  return {
    update(settings) {
      const on = new Set(extrasOn(settings));
      // Effects end before others begin, because two of them may change the same image.
      for (const [id, turn] of turns) if (!on.has(id)) turn(false);
      for (const [id, turn] of turns) turn(on.has(id));
    },
  };
}
