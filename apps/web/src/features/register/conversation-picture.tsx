import styles from './conversation-picture.module.css';

export function ConversationPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 620"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="352" cy="130" r="92" />
      <path className={styles.hill} d="M0 470c84-58 160-60 244-28s150 18 236-34v212H0z" />
      <path className={styles.nearHill} d="M0 548c96-40 210-30 300-8s130 12 180-10v90H0z" />

      <path
        stroke="var(--soft)"
        d="M58 176c-14-62 62-104 116-66s26 126-40 122-70-92-8-112 112 40 78 92-122 40-128-14 68-84 116-46"
      />
      <g strokeWidth="10">
        <path stroke="var(--rare)" d="M84 148h46M118 222h58" />
        <path stroke="var(--mid)" d="M146 172h44M78 194h34" />
      </g>

      <path
        stroke="var(--teal)"
        strokeWidth="5"
        d="M168 226c38 26 12 52 34 72 14 13 36 10 56 8"
        strokeDasharray="0.1 11"
      />

      <g stroke="var(--ink)">
        <path
          fill="var(--card)"
          d="M280 244h136a16 16 0 0 1 16 16v96a16 16 0 0 1-16 16h-92l-42 26 10-26h-12a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16z"
        />
        <path stroke="var(--teal)" strokeWidth="9" d="M290 278h116M290 308h92M290 338h106" />
      </g>

      <g stroke="var(--ink)">
        <path fill="var(--card)" d="M46 620v-50c0-56 30-92 76-92s76 36 76 92v50z" />
        <path fill="var(--card)" d="M172 520c26-2 44-22 54-54l22 8c-10 48-34 76-66 82z" />
        <path className={styles.face} d="M226 468c-4-12 0-22 8-24 10-2 20 12 14 30z" />
        <path fill="var(--teal-soft)" d="m104 482 18 26 18-26" />
        <path className={styles.face} d="M108 458h28v24l-14 14-14-14z" />
        <circle className={styles.face} cx="122" cy="428" r="38" />
        <path
          className={styles.hair}
          d="M82 440c-10-44 12-66 42-66 28 0 46 20 38 54-18-2-34-10-44-24-8 16-20 26-36 36z"
        />
        <path d="M138 430v5M118 449c7 6 17 6 23-1" />
      </g>

      <g stroke="var(--ink)">
        <path className={styles.skirt} d="M352 620v-28c0-46 22-74 56-74s56 28 56 74v28z" />
        <path className={styles.shirt} d="M238 620v-34c0-50 26-80 62-80s62 30 62 80v34z" />
        <circle className={styles.face} cx="300" cy="468" r="32" />
        <path
          className={styles.hair}
          d="M331 478c9-38-8-52-30-52-24 0-40 16-32 46 4-10 8-16 10-24 16 8 32 8 42 4 6 8 8 16 10 26z"
        />
        <path d="M287 468v5M283 487c6 5 14 5 19 0" />
        <circle className={styles.face} cx="408" cy="486" r="29" />
        <path
          className={styles.hair}
          d="M379 510c-12-46 4-62 30-62s42 20 28 64c0-14-2-24-8-32-14 0-28-4-36-10-8 10-13 22-14 40z"
        />
        <path d="M396 488v5M393 505c5 4 12 4 17 0" />
      </g>
    </svg>
  );
}
