import { element } from './element.ts';

export const drawIcon = (path: string): SVGElement =>
  element(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' },
    element('path', { d: path }),
  );

/** The launcher's icon, apart from the others to keep the small first script small. */
export const personIcon = (): SVGElement =>
  drawIcon(
    'M12 5.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM4 8.2c2.6.9 5.2 1.3 8 1.3s5.4-.4 8-1.3M12 9.5v5M8.5 22l2.2-7.5h2.6L15.5 22M9.6 9.4v5.2M14.4 9.4v5.2',
  );
