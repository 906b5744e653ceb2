import type { Settings } from './settings/settings.ts';

/** Settings and language of the menu after a change by the visitor. */
export interface MenuChange {
  readonly settings: Settings;
  readonly language: string;
}

/** Options of the widget: attributes of the script tag, or props of the component. */
export interface WidgetOptions {
  /** Folder with fonts, cursors and `locale/`: a copy of the package's `site`. Default: `/accessibility/`. */
  readonly assets?: string;
  /** Site that serves `/locale/…` instead of the folder `assets`. */
  readonly host?: string;
  /** Site to which this page's domain is reported. Default: none. */
  readonly registerAt?: string;
  /** Address of the footer's credit link. Default: the contact page of `host`; without `host`, no link. */
  readonly credit?: string;
  /** The button's accessible name. Default: "Open Accessibility Menu" in the menu's language. */
  readonly label?: string;
  /** Colour theme of the launcher and the panel. Default: the page's `color-scheme`. */
  readonly theme?: 'light' | 'dark';
  /** Corner of the screen for the button; `start` and `end` follow the page's direction. Default: `bottom-end`. */
  readonly corner?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';
  /** Distance from top or bottom, then from the side: `80px 20px`. One length is both. Default: `20px`. */
  readonly offset?: string;
  /** Language tag of the menu until a visitor chooses or i18next stores one. Default: the page's, else the browser's. */
  readonly language?: string;
  /** Names of the features on offer (`font-size zoom`), separated by spaces or commas. Default: all. */
  readonly features?: string;
  /** Address of the site's accessibility statement, which is then linked at the foot of the panel. */
  readonly statement?: string;
  /**
   * Where settings are kept. `session` hides "Remember on this device"; `none` keeps nothing beyond the page.
   * Default: `device`.
   */
  readonly storage?: 'device' | 'session' | 'none';
  /**
   * The visitor's consent to storage; by default none is needed. With `wait` and `no` nothing is read or stored; `no`
   * also deletes stored settings, and `yes` stores those chosen meanwhile.
   */
  readonly consent?: 'wait' | 'yes' | 'no';
  /** Called once after each change by a visitor: a function, or the name of a global function, as in an attribute. */
  readonly onChange?: ((change: MenuChange) => void) | string;
}

/** The options that may change while the widget is on the page. */
export type Changeable = Omit<WidgetOptions, 'assets' | 'registerAt'>;

/** The options by which the owner of the page allows or forbids storage. */
export type Owner = Pick<WidgetOptions, 'consent' | 'storage'>;
