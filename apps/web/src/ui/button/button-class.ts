import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export const buttonClass = (look: ButtonLook = 'primary'): string =>
  classNames(styles.button, styles[look]);
