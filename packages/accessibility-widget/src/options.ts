import type { Settings } from './settings/settings.ts';

/** What a visitor has changed. */
export interface MenuChange {
  /** All settings, as they are now. */
  readonly settings: Settings;
  /** Language tag of the menu. */
  readonly language: string;
}

/** What the owner of a page may ask of the menu: attributes of the script tag, props of the component. */
export interface WidgetOptions {
  /** Folder with the fonts, the cursors and `locale/`: where the package's folder `site` was copied to; `/accessibility/` by default. */
  readonly assets?: string;
  /** Site that serves `/locale/…` in place of that folder. */
  readonly host?: string;
  /** Site that is told of this page's domain; nobody by default. */
  readonly registerAt?: string;
  /** Where the footer's credit leads; the contact page of `host`, or nowhere. */
  readonly credit?: string;
  /** The button's name; "Open Accessibility Menu" by default. */
  readonly label?: string;
  /** Whether the launcher and the panel are light or dark; as the page's `color-scheme` says by default. */
  readonly theme?: 'light' | 'dark';
  /** The corner of the screen that the button floats in, by the direction of the page; `bottom-end` by default. */
  readonly corner?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';
  /** Distance from the upper or lower edge, then from the side, as CSS lengths: `80px 20px`; one stands for both; `20px` by default. */
  readonly offset?: string;
  /** Language tag of the menu until a visitor chooses; the page's own by default. */
  readonly language?: string;
  /** Names of the features on offer, with spaces between; all by default. */
  readonly features?: string;
  /** Where the site's accessibility statement stands; the panel's foot then leads there. */
  readonly statement?: string;
  /** Where settings are kept: `session` offers no "Remember on this device", `none` keeps nothing beyond the page; `device` by default. */
  readonly storage?: 'device' | 'session' | 'none';
  /** Whether the visitor lets the page keep anything: with `wait` and `no` nothing is stored or read, and settings last as long as the page; `no` also deletes what was stored. `yes` keeps what was chosen meanwhile. None is needed by default. */
  readonly consent?: 'wait' | 'yes' | 'no';
  /** Is told of each change that a visitor makes, once, after it: a function, or the name of a global one, as an attribute has it. */
  readonly onChange?: ((change: MenuChange) => void) | string;
}

/** What a page may change while the widget is on it. */
export type Changeable = Omit<WidgetOptions, 'assets' | 'registerAt'>;

/** What the owner of the page says of keeping anything. */
export type Owner = Pick<WidgetOptions, 'consent' | 'storage'>;
