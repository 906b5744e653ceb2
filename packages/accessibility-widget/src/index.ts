export { applyEarly } from './apply-early.ts';
export { mountWidget, type Widget, type WidgetOptions } from './mount.ts';
