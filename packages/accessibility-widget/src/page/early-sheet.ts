import { attempt, namespace, stored, type Shelf } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';

const part = '-early';
/** On the document under a global symbol, because the script in the head may be another than the menu's. */
const early = Symbol.for('accessibilik.early');
type Adapted = Document & { [early]?: () => void };

/** The sheet that the menu kept on an earlier page: null where it kept none, empty where nothing was on. */
export const keptSheet = (shelf: Shelf): string | null => stored(shelf, part);

/**
 * Keeps what the page shows now for the first script of the next page. What is on without a style leaves a space, so
 * that the menu is loaded for it.
 */
export function keepSheet({ session, device }: Shelf, css: string, isRemembered: boolean): void {
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
