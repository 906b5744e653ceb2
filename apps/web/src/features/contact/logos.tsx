import type { SiteDescription } from '@vernacular/contract';

import styles from './logos.module.css';

/** On white, so that the logos look as they were drawn. */
export function Logos({ logos }: { logos: SiteDescription['logos'] }) {
  return (
    <ul className={styles.logos}>
      {logos.map(({ name, image, link }) => {
        const picture = <img src={image} alt={name} loading="lazy" />;
        return <li key={name}>{link ? <a href={link}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}
