import { useReducer, type ComponentType } from 'react';

export interface WorkShown {
  /** The user asked for this work with a button that is gone now, so the focus needs a new place. */
  readonly isAsked: boolean;
  readonly onShown: () => void;
}

export function beginAnew(Screen: ComponentType<WorkShown>): ComponentType {
  return function Work() {
    const [shown, onShown] = useReducer((count: number) => count + 1, 0);
    return <Screen key={shown} isAsked={shown > 0} onShown={onShown} />;
  };
}
