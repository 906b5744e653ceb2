import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import styles from './operator-screen.module.css';

export const SecretLink = ({ link }: { link: string }) => (
  <div className={styles.secret}>
    <code dir="ltr">{link}</code>
    <CopyButton text={link} />
  </div>
);
