import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The classes that make an element look like a button: for links that stand where a button would. */
export const buttonClass = (look: ButtonLook = 'primary'): string =>
  classNames(styles.button, styles[look]);
