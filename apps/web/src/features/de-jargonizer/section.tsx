import { Outlet } from 'react-router';

/** The frame around the seven De-Jargonizer screens. */
export function DeJargonizerSection() {
  return <Outlet />;
}
