import { useEffect } from 'react';

import type { WidgetOptions } from './attach.ts';
import { mountWidget } from './mount.ts';

type Props = Omit<WidgetOptions, 'loadMenu'>;

/** The widget as a component: on the page while it is mounted, and nothing in React's tree. */
export function AccessibilityWidget({ assets, host, registerAt, credit, label }: Props): null {
  useEffect(() => {
    const widget = mountWidget({
      loadMenu: () => import('./panel/open-panel.ts'),
      assets,
      ...(host && { host }),
      ...(registerAt && { registerAt }),
      ...(credit && { credit }),
      ...(label && { label }),
    });
    return () => widget.remove();
  }, [assets, host, registerAt, credit, label]);
  return null;
}
