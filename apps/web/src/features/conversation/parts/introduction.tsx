import type { Introduction as Words } from '@vernacular/exercises';

import styles from './introduction.module.css';

export function Introduction({ words: { lead, more, terms, example } }: { words: Words }) {
  return (
    <>
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
    </>
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
