import type { ComponentProps } from 'react';

import { buttonClass, type ButtonLook } from '../ui/button/button-class.ts';

/** The button of this page. That of the site needs React Aria, which would double the size of the page. */
export const PlainButton = ({
  look,
  ...button
}: ComponentProps<'button'> & { look?: ButtonLook }) => (
  <button type="button" {...button} className={buttonClass(look)} />
);
