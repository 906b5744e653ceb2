import { Button as AriaButton, composeRenderProps, type ButtonProps } from 'react-aria-components';

import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

/** A button: primary for the one thing to do, secondary for the rest, quiet inside toolbars. */
export function Button({ look = 'primary', className, ...rest }: ButtonProps & { look?: Look }) {
  return (
    <AriaButton
      {...rest}
      className={composeRenderProps(className, (added) =>
        [styles.button, styles[look], added].join(' '),
      )}
    />
  );
}
