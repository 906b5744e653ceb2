export { applyEarly, type EarlyOptions } from './apply-early.ts';
export { mountWidget, type Widget } from './mount.ts';
export type { MenuChange, WidgetOptions } from './options.ts';
