import { attachWidget, type WidgetOptions } from './attach.ts';
import { clearPage } from './page/page-effects.ts';

/** A widget on a page. */
export interface Widget {
  open(): Promise<void>;
  /** Takes the widget and all its effects off the page. */
  remove(): void;
}

/** Puts the widget on the page, for pages that may take it off again. The script tag, which stays, does without that part. */
export function mountWidget(options: WidgetOptions): Widget {
  const { open, detach } = attachWidget(options);
  return {
    open,
    remove() {
      detach();
      clearPage(document);
    },
  };
}
