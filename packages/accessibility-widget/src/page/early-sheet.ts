import { attempt, namespace, stored, type WidgetStorage } from '../settings/permitted-storage.ts';
import { adoptStyles } from './adopt-styles.ts';

const part = '-early';
/** A global symbol, because the script in the head and the menu may be separate bundles. */
const early = Symbol.for('accessibilik.early');
type Adapted = Document & { [early]?: () => void };

/** The style sheet that the menu stored on an earlier page: null if it stored none, '' if nothing was on. */
export const keptSheet = (shelf: WidgetStorage): string | null => stored(shelf, part);

/** Stores the current CSS for the next page's first script. A space means settings without CSS are on. */
export function keepSheet(
  { session, device }: WidgetStorage,
  css: string,
  isRemembered: boolean,
): void {
  attempt(() => session?.setItem(namespace + part, css));
  attempt(() =>
    isRemembered ? device?.setItem(namespace + part, css) : device?.removeItem(namespace + part),
  );
}

export function dropEarlySheet(document: Adapted): void {
  document[early]?.();
  delete document[early];
}

export function putEarlySheet(document: Adapted, css: string): void {
  dropEarlySheet(document);
  if (css.trim()) document[early] = adoptStyles(document, css);
}
