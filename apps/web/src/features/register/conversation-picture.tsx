import styles from './conversation-picture.module.css';

/** Somebody explains: a tangle of rare words goes in, and a plain line reaches the listeners. */
export function Conversation() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 600"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="356" cy="148" r="86" />
      <path className={styles.hill} d="M0 452c70-54 150-62 236-30s164 20 244-34v212H0z" />
      <path className={styles.nearHill} d="M0 520c96-40 210-36 300-10s130 14 180-8v98H0z" />

      <g className={styles.ink}>
        <path d="M54 196c24-52 96-60 118-18s-20 84-60 72-40-74 8-88 98 22 84 72-88 62-122 26" />
        <path className={styles.rare} d="M80 176h44M108 246h52" strokeWidth="8" />
        <path className={styles.mid} d="M132 204h46M70 224h26" strokeWidth="8" />
      </g>

      <path
        className={styles.thread}
        d="M196 246c30 34-14 66 12 92s62-6 96 10 40 54 82 58"
        strokeDasharray="0.1 9"
      />

      <g className={styles.ink}>
        <rect className={styles.sheet} x="264" y="232" width="168" height="112" rx="16" />
        <path className={styles.sheet} d="m318 343-6 32 34-32" />
        <path className={styles.words} d="M288 262h120M288 286h92M288 310h110" />
      </g>

      <g className={styles.ink}>
        <path className={styles.coat} d="M58 560c0-70 22-112 62-112s62 42 62 112z" />
        <circle className={styles.face} cx="120" cy="404" r="36" />
        <path
          className={styles.hair}
          d="M84 400c0-30 18-44 40-44s36 16 34 38c-18 2-34-6-42-18-6 12-16 20-32 24z"
        />
        <path d="M134 404v4M114 421c6 5 14 5 20 0" />
        <path d="M166 500c22-10 34-34 52-58" />
      </g>

      <g className={styles.ink}>
        <path className={styles.shirt} d="M258 570c0-58 18-92 52-92s52 34 52 92z" />
        <circle className={styles.face} cx="310" cy="442" r="30" />
        <path
          className={styles.hair}
          d="M281 440c-4-26 10-42 30-42 22 0 34 16 29 42-4-14-10-20-18-22-14 6-30 6-36 4-3 6-5 12-5 18z"
        />
        <path d="M299 446v3M299 460c5 4 10 4 14 0" />
        <path className={styles.skirt} d="M352 576c0-50 16-80 46-80s46 30 46 80z" />
        <circle className={styles.face} cx="398" cy="464" r="27" />
        <path
          className={styles.hair}
          d="M371 462c-2-26 12-36 28-36s28 10 27 34c-12-4-20-10-24-18-6 10-16 18-31 20z"
        />
        <path d="M389 468v3M389 480c4 3 8 3 12 0" />
      </g>
    </svg>
  );
}
