import type { SiteDescription } from '@vernacular/contract';
import { Mail } from 'lucide-react';

import styles from './contact-cards.module.css';

export function ContactCards({ contacts }: { contacts: SiteDescription['contacts'] }) {
  return (
    <ul className={styles.cards}>
      {contacts.map(({ name, role, email }) => (
        <li key={email}>
          <b>{name}</b>
          {role && <span>{role}</span>}
          <a href={`mailto:${email}`} dir="ltr">
            <Mail aria-hidden="true" />
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
