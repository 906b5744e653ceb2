import { attachWidget } from './attach-launcher.ts';
import type { Changeable, WidgetOptions } from './options.ts';
import { dropEarlySheet } from './page/early-sheet.ts';
import { forgetFontSizes } from './page/mark-original-font-sizes.ts';

export interface Widget {
  open(): Promise<void>;
  /** Replaces the options; an open panel stays open. */
  change(options: Changeable): void;
  remove(): void;
}

/**
 * Adds the widget to the page and returns a handle that opens it, changes its options or removes it again. The script
 * tag uses `attachWidget` instead, because it never removes the widget.
 */
export function mountWidget(options: WidgetOptions = {}): Widget {
  const { isFirst, open, change, detach } = attachWidget(
    { ...options, assets: new URL(options.assets ?? '/accessibility/', document.baseURI).href },
    () => import('./panel/open-panel.ts'),
  );
  return {
    open,
    change,
    remove() {
      detach();
      if (!isFirst) return;
      dropEarlySheet(document);
      forgetFontSizes(document);
    },
  };
}
