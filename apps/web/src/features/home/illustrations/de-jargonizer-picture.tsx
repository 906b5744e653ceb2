import { Picture } from './illustration-frame.tsx';

export default function DeJargonizerPicture() {
  return (
    <Picture mirrors>
      <rect fill="var(--card)" x="48" y="12" width="84" height="98" rx="8" />
      <path className="words" d="M60 30h60M60 46h22M60 62h36M60 78h20M60 94h40" />
      <path className="mid" d="M90 46h28" strokeWidth="4" />
      <path className="mid" d="M89 53h30" strokeDasharray="0.1 4.2" />
      <circle fill="var(--card)" cx="127" cy="72" r="25" strokeWidth="2.5" />
      <path className="rare" d="M113 70h28" strokeWidth="7" />
      <path className="rare" d="M111 81h32" strokeWidth="2.5" />
      <path d="m145.5 90.5 14 14" strokeWidth="6" />
    </Picture>
  );
}
