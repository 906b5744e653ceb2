import { literature, type Work } from './literature.ts';
import styles from './literature-list.module.css';

export function Literature({ works = literature }: { works?: readonly Work[] }) {
  return (
    <ul className={styles.list} lang="en" dir="ltr">
      {works.map(({ text, link }) => (
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
