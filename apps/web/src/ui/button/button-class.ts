import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** Class names that make a link or a label look like a button. */
export const buttonClass = (look: ButtonLook = 'primary'): string =>
  classNames(styles.button, styles[look]);
