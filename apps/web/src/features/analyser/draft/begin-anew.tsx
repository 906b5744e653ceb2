import { useReducer, type ComponentType } from 'react';

/** How a screen came to show this tab's work. */
export interface WorkShown {
  /** Whether it was asked for in place of another, with a button that is gone now. */
  readonly isAsked: boolean;
  /** Another work is this tab's from now on. */
  readonly onShown: () => void;
}

/** A screen that begins anew when this tab is to show another work. */
export function beginAnew(Screen: ComponentType<WorkShown>): ComponentType {
  return function Work() {
    const [shown, onShown] = useReducer((count: number) => count + 1, 0);
    return <Screen key={shown} isAsked={shown > 0} onShown={onShown} />;
  };
}
