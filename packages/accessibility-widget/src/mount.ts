import { attachWidget } from './attach.ts';
import type { Changeable, WidgetOptions } from './options.ts';
import { clearPage } from './page/page-effects.ts';

/** A widget on a page. */
export interface Widget {
  open(): Promise<void>;
  /** Takes these for those before, with an open panel left open. */
  change(options: Changeable): void;
  /** Takes the widget and all its effects off the page. */
  remove(): void;
}

/** Puts the widget on the page, for pages that may take it off again. The script tag, which stays, does without that part. */
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
      if (isFirst) clearPage(document);
    },
  };
}
