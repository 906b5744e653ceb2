import { Picture } from './illustration-frame.tsx';

export default function EthicsPicture() {
  return (
    <Picture>
      <path d="M100 20v84M74 106h52" strokeWidth="2.5" />
      <circle fill="var(--teal)" stroke="none" cx="100" cy="18" r="6" />
      <path d="M50 30c18 6 82-4 100-8" strokeWidth="2.5" />
      <path d="M50 30 30 76M50 30l20 46M150 22l-20 46M150 22l20 46" strokeWidth="1.5" />
      <path fill="var(--teal-soft)" d="M26 76h48a24 16 0 0 1-48 0z" />
      <path fill="var(--teal-soft)" d="M126 68h48a24 16 0 0 1-48 0z" />
      <path fill="var(--card)" d="M46 52v8l-8 16h24l-8-16v-8M44 52h12" />
      <path className="mid" d="M42 70h16" strokeWidth="4" />
      <path
        className="rare"
        fill="var(--rare)"
        fillOpacity="0.16"
        d="M150 66c-14-9-13-20-6-20 3.5 0 5.5 2.5 6 4.5.5-2 2.5-4.5 6-4.5 7 0 8 11-6 20z"
      />
    </Picture>
  );
}
