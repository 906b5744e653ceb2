import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, composeRenderProps, type ButtonProps } from 'react-aria-components';

import { classNames } from '../class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** `primary` for the main action, `secondary` for the others, `quiet` inside toolbars. */
export function Button({
  look,
  icon: Icon,
  className,
  children,
  ...rest
}: Omit<ButtonProps, 'children'> & {
  look?: ButtonLook;
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}) {
  return (
    <AriaButton
      {...rest}
      className={composeRenderProps(className, (added) => classNames(buttonClass(look), added))}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </AriaButton>
  );
}
