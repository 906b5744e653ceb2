import { useReducer, type ComponentType } from 'react';

export interface RemountProps {
  /** True after the user switched to another text: the button is gone, so the screen must move the focus. */
  readonly isAsked: boolean;
  readonly onShown: () => void;
}

export function withRemount(Screen: ComponentType<RemountProps>): ComponentType {
  return function Work() {
    const [shown, onShown] = useReducer((count: number) => count + 1, 0);
    return <Screen key={shown} isAsked={shown > 0} onShown={onShown} />;
  };
}
