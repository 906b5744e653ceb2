import { featuresOn } from '../features/catalogue.ts';
import { extrasOn } from '../features/extras.ts';
import { recolourElements } from './contrast/recolour-elements.ts';
import { contrastPalette, rgbaPalette } from './contrast/palette.ts';
import { isVision, matrixRule } from './extras/colour-blindness-filters.ts';
import { extraEffects } from './extras/effects.ts';
import { filterList } from './filters.ts';
import { markFocus } from './focus-mark-and-focused-element.ts';
import { fontSizesOf, forgetFontSizes } from './mark-original-font-sizes.ts';
import { framesAndShadowRoots } from './adapt-frames-and-shadow-roots.ts';
import { applyToPage, clearPage, rulesOn } from './apply-settings-to-document.ts';
import { readingGuide } from './reading-guide.ts';
import { preserveFonts } from './preserve-fonts.ts';
import { defaults, type Settings } from '../settings/settings.ts';
import { element } from '../panel/element.ts';
import { keyedEffect } from '../panel/keyed-effect.ts';

/** Applies settings to the page, its shadow roots and frames. `root` gets the layers that lie over it. */
export function adaptPage(root: ShadowRoot, assets: string) {
  const guideLayer = element('div', { class: 'guide', hidden: true });
  /** Repeats the page's filters while the widget stands above the page's dialogs, in the top layer. */
  const filters = element('div', { class: 'filters' });
  const focusMark = element('div', { class: 'focus-mark', hidden: true });
  root.append(filters, guideLayer, focusMark);
  const inner = framesAndShadowRoots(document, assets);
  const extras = extraEffects({ root, focusMark });
  const guide = readingGuide(guideLayer, window);
  const focusMarking = keyedEffect(() => markFocus(focusMark, window));
  const setFaces = keyedEffect(() => preserveFonts(document));
  const painted = keyedEffect(() => recolourElements(document, rgbaPalette(applied)!));
  let applied = defaults as Settings;

  return {
    /** Returns the CSS of the settings that are on, or null if none is on. */
    update(settings: Settings): string | null {
      if (settings.showReadingGuide !== applied.showReadingGuide)
        guide.show(settings.showReadingGuide);
      applied = settings;
      const css = applyToPage(settings, document, assets);
      inner.update(settings);
      extras.update(settings);
      const contrast = contrastPalette(settings);
      (root.host as HTMLElement).style.setProperty(
        '--accessibilik-contrast',
        contrast?.scheme ?? '',
      );
      filters.style.setProperty('--filters', filterList(settings) || 'none');
      const isAny = featuresOn(settings).length > 0;
      focusMarking(isAny);
      painted(contrast ? Object.values(contrast).join() : false);
      setFaces(rulesOn(settings).has('set-faces'));
      if (settings.adjustFontSizePercentage !== 100) fontSizesOf(document);
      const matrix = extrasOn(settings).filter(isVision).map(matrixRule).join('');
      return isAny || settings.extras ? css + matrix : null;
    },
    /** Sets the classes of the root element again. */
    restore: () => void applyToPage(applied, document, assets),
    stop() {
      guide.show(false);
      for (const turn of [focusMarking, setFaces, painted]) turn(false);
      inner.stop();
      extras.update(defaults);
      clearPage(document);
      forgetFontSizes(document);
    },
  };
}
