import { Picture } from './illustration-frame.tsx';

export default function HalfLifePicture() {
  return (
    <Picture mirrors>
      <path className="teal" d="M36 14c30 2 34 46 66 52s46 20 78 26" strokeDasharray="0.1 5" />
      <rect fill="var(--card)" x="24" y="26" width="48" height="80" rx="7" />
      <path className="words" d="M34 40h28M34 52h22M34 64h28M34 76h18M34 88h25" />
      <rect fill="var(--card)" x="86" y="66" width="44" height="40" rx="7" />
      <path className="words" d="M96 79h24M96 92h16" />
      <rect fill="var(--teal)" stroke="none" x="144" y="86" width="40" height="20" rx="7" />
      <path d="M154 96h20" strokeWidth="4" stroke="var(--on-teal)" />
    </Picture>
  );
}
