import { literature } from './literature.ts';
import styles from './literature-list.module.css';

export function Literature() {
  return (
    <ul className={styles.list} lang="en" dir="ltr">
      {literature.map(({ text, link }) => (
        <li key={text}>
          {text}
          {link && (
            <>
              {' '}
              <a href={link}>{link.replace('https://', '')}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
