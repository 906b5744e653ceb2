import { Picture } from './illustration-frame.tsx';

export default function CoherencePicture() {
  return (
    <Picture mirrors>
      <path className="teal" d="M4 92c18 2 22-34 34-40" strokeWidth="3" />
      <g transform="rotate(-7 42 60)">
        <rect fill="var(--card)" x="18" y="40" width="48" height="42" rx="7" />
        <path className="words" d="M28 64h28M28 73h18" />
        <circle fill="var(--teal)" stroke="none" cx="42" cy="51" r="3.5" />
      </g>
      <g transform="rotate(5 100 66)">
        <rect fill="var(--card)" x="76" y="46" width="48" height="42" rx="7" />
        <path className="words" d="M86 70h20M86 79h28" />
        <circle fill="var(--teal)" stroke="none" cx="100" cy="57" r="3.5" />
      </g>
      <g transform="rotate(-5 158 52)">
        <rect fill="var(--card)" x="134" y="32" width="48" height="42" rx="7" />
        <path className="words" d="M144 56h26M144 65h16" />
        <circle fill="var(--teal)" stroke="none" cx="158" cy="43" r="3.5" />
      </g>
      <path
        className="teal"
        d="M41 51c10-30 34-34 44-14s6 22 16 20c16-4 14-40 32-42s20 22 24 28c4-10 18-26 39-24"
        strokeWidth="3"
      />
    </Picture>
  );
}
