import { Picture } from './illustration-frame.tsx';

export default function CriticalThinkingPicture() {
  return (
    <Picture>
      <path d="M30 106h140" />
      <rect fill="var(--teal-soft)" x="38" y="20" width="124" height="24" rx="6" />
      <path className="teal" d="M54 32h64" strokeWidth="4" />
      <rect fill="var(--card)" x="50" y="44" width="22" height="62" />
      <path className="words" d="M61 58v34" />
      <rect fill="var(--card)" x="128" y="44" width="22" height="62" />
      <path className="words" d="M139 58v34" />
      <rect className="rare" x="89" y="44" width="22" height="62" strokeDasharray="5 5" />
      <path className="rare" d="M95.5 70a4.5 4.5 0 1 1 6.5 4c-1.6.8-2 1.8-2 4" strokeWidth="2.5" />
      <circle fill="var(--rare)" stroke="none" cx="100" cy="84.5" r="1.9" />
    </Picture>
  );
}
