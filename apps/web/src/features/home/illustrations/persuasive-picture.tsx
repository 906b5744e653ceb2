import { Picture } from './picture.tsx';

export default function PersuasivePicture() {
  return (
    <Picture mirrors>
      <path
        className="sheet"
        d="M54 8h92a20 20 0 0 1 20 20v46a20 20 0 0 1-20 20H92l-20 18v-18H54a20 20 0 0 1-20-20V28A20 20 0 0 1 54 8z"
      />
      <circle className="teal fill-teal veil" cx="85" cy="42" r="21" />
      <circle className="mid fill-mid veil" cx="115" cy="42" r="21" />
      <circle className="rare fill-rare veil" cx="100" cy="65" r="21" />
      <circle className="bare" cx="100" cy="49.5" r="3" fill="var(--ink)" />
    </Picture>
  );
}
