import { Picture } from './illustration-frame.tsx';

export default function PersuasivePicture() {
  return (
    <Picture mirrors>
      <path
        fill="var(--card)"
        d="M54 8h92a20 20 0 0 1 20 20v46a20 20 0 0 1-20 20H92l-20 18v-18H54a20 20 0 0 1-20-20V28A20 20 0 0 1 54 8z"
      />
      <circle className="teal" fill="var(--teal)" fillOpacity="0.16" cx="85" cy="42" r="21" />
      <circle className="mid" fill="var(--mid)" fillOpacity="0.16" cx="115" cy="42" r="21" />
      <circle className="rare" fill="var(--rare)" fillOpacity="0.16" cx="100" cy="65" r="21" />
      <circle stroke="none" cx="100" cy="49.5" r="3" fill="var(--ink)" />
    </Picture>
  );
}
