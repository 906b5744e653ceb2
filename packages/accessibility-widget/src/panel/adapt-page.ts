import { featuresOn } from '../features/catalogue.ts';
import { extrasOn } from '../features/extras.ts';
import { mapPainted } from '../page/contrast/painted.ts';
import { contrastOn, paperOf } from '../page/contrast/papers.ts';
import { isVision, matrixRule } from '../page/extras/colour-matrix.ts';
import { extraEffects } from '../page/extras/effects.ts';
import { filterList } from '../page/filters.ts';
import { markFocus } from '../page/focus-mark.ts';
import { fontSizesOf, forgetFontSizes } from '../page/font-sizes.ts';
import { innerParts } from '../page/inner-parts.ts';
import { applyToPage, clearPage, rulesOn } from '../page/page-effects.ts';
import { readingGuide } from '../page/reading-guide.ts';
import { keepSetFaces } from '../page/set-faces.ts';
import { defaults, type Settings } from '../settings/settings.ts';
import { element } from './element.ts';
import { whileOn } from './while-on.ts';

/** Applies settings to the page, its shadow roots and frames. `root` gets the layers that lie over it. */
export function adaptPage(root: ShadowRoot, assets: string) {
  const guideLayer = element('div', { class: 'guide', hidden: true });
  /** Repeats the page's filters while the widget stands above the page's dialogs, in the top layer. */
  const filters = element('div', { class: 'filters' });
  const focusMark = element('div', { class: 'focus-mark', hidden: true });
  root.append(filters, guideLayer, focusMark);
  const inner = innerParts(document, assets);
  const extras = extraEffects({ root, focusMark });
  const guide = readingGuide(guideLayer, window);
  const focusMarking = whileOn(() => markFocus(focusMark, window));
  const setFaces = whileOn(() => keepSetFaces(document));
  const painted = whileOn(() => mapPainted(document, paperOf(applied)!));
  let applied = defaults as Settings;

  return {
    /** Returns the style sheets that show what is on, null where nothing is. */
    update(settings: Settings): string | null {
      if (settings.showReadingGuide !== applied.showReadingGuide)
        guide.show(settings.showReadingGuide);
      applied = settings;
      const css = applyToPage(settings, document, assets);
      inner.update(settings);
      extras.update(settings);
      const contrast = contrastOn(settings);
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
    /** Writes the root element's classes again. */
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
