import type { Introduction as Words } from '@vernacular/exercises';

import styles from './introduction.module.css';

interface Props {
  readonly words: Words;
  /** Title of the study, to stand above the exercise's. */
  readonly study?: string | undefined;
}

export function Introduction({ words, study }: Props) {
  const { title, lead, more, terms, example } = words;
  return (
    <header>
      {study !== undefined && <p className={styles.study}>{study}</p>}
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {more !== undefined && <p className={styles.more}>{more}</p>}
      {terms && (
        <dl className={styles.terms}>
          {terms.map(({ name, text }) => (
            <div key={name} className="card">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {example && <Example {...example} />}
    </header>
  );
}

const Example = ({ title, text, headers, rows }: NonNullable<Words['example']>) => (
  <details className={styles.example}>
    <summary>{title}</summary>
    <p>{text}</p>
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
