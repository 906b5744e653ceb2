import type { Ref } from 'react';
import { Button as AriaButton, composeRenderProps, type ButtonProps } from 'react-aria-components';

import { classNames } from '../class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** `primary` for the main action, `secondary` for the others, `quiet` inside toolbars. */
export function Button({
  look,
  className,
  ...rest
}: ButtonProps & { look?: ButtonLook; ref?: Ref<HTMLButtonElement> }) {
  return (
    <AriaButton
      {...rest}
      className={composeRenderProps(className, (added) => classNames(buttonClass(look), added))}
    />
  );
}
