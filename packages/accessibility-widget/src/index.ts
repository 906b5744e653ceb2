export { applyEarly } from './apply-early.ts';
export type { WidgetOptions } from './attach.ts';
export { mountWidget, type Widget } from './mount.ts';
