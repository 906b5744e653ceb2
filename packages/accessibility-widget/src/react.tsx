import { useEffect, useRef } from 'react';

import { mountWidget, type Widget } from './mount.ts';
import type { Changeable, WidgetOptions } from './options.ts';

/** Adds the widget to the page while the component is mounted. Renders nothing itself. */
export function AccessibilityWidget(props: WidgetOptions): null {
  const { assets, registerAt, ...changeable } = props;
  const widget = useRef<Widget | null>(null);
  const latest = useRef<Changeable>({});
  // Runs before the mount effect and after every render, so that changed options do not close an open panel.
  useEffect(() => {
    latest.current = changeable;
    widget.current?.change(changeable);
  });
  useEffect(() => {
    const mounted = mountWidget({
      ...latest.current,
      ...(assets && { assets }),
      ...(registerAt && { registerAt }),
    });
    widget.current = mounted;
    return () => {
      widget.current = null;
      mounted.remove();
    };
  }, [assets, registerAt]);
  return null;
}
