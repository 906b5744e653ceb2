import type { ReactNode } from 'react';

export function LevelWord({
  level,
  children,
}: {
  level: 'common' | 'mid' | 'rare';
  children?: ReactNode;
}) {
  return <span className={level === 'common' ? undefined : level}>{children}</span>;
}
