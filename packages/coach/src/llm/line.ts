/** Whoever is in it: told a place from 1 while waiting, 0 when the turn has come. */
type Told = (place: number) => void;

/** The line before a coach that takes so many at once. It keeps the order of the bulkhead, which keeps none to be read. */
export function lineOf(atOnce: number) {
  const inside: Told[] = [];
  return {
    /** Enters, told at once where there is a wait, and again whenever the place changes; returns how to leave. */
    enter(told: Told): () => void {
      inside.push(told);
      if (inside.length > atOnce) told(inside.length - atOnce);
      return () => {
        const at = inside.indexOf(told);
        if (at < 0) return;
        inside.splice(at, 1);
        // Who is behind moves up by one; whoever leaves while waiting moves nobody before.
        for (let next = Math.max(at, atOnce - 1); next < inside.length; next += 1)
          inside[next]!(next + 1 - atOnce);
      };
    },
  };
}
