import { LanguageButton } from './language-button.tsx';
import styles from './preferences.module.css';
import { ThemeButton } from './theme-button.tsx';

export function Preferences() {
  return (
    <div className={styles.preferences}>
      <LanguageButton />
      <ThemeButton />
    </div>
  );
}
