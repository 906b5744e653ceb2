import type { LiveReading } from '../live/live-reading.ts';
import { useLiveState } from '../live/use-live-state.ts';
import { DensityMap } from './density-map.tsx';

export function LiveMap({
  live,
  ...ways
}: {
  live: LiveReading;
  onSentence: (from: number, to: number) => void;
  onLook: (from: number, to: number) => void;
}) {
  const density = useLiveState(live).levels?.density;
  return density && <DensityMap density={density} {...ways} />;
}
