import type { Part } from '../reach.ts';

/** How much of an element is seen at this moment of its animation. */
const seen = ({ effect }: Animation) => {
  const target = effect && 'target' in effect ? (effect as KeyframeEffect).target : null;
  return target ? Number(getComputedStyle(target).opacity) : 1;
};

/** Holds an endless animation where its element can be seen: half-way through a blink it could not. */
function hold(animation: Animation): void {
  animation.pause();
  const { duration } = animation.effect?.getComputedTiming() ?? {};
  if (typeof duration !== 'number' || seen(animation) >= 0.9) return;
  const moments = [0, 0.25, 0.5, 0.75].map((part) => {
    animation.currentTime = part * duration;
    return [seen(animation), animation.currentTime] as const;
  });
  animation.currentTime = moments.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
}

/**
 * Animations of scripts, and those of style sheets that the rule in `page-styles.ts` does not end.
 * Those that end are brought to their end, so that what waits for it goes on and nothing stays half
 * faded in; endless ones are held; those that follow the reader's own scrolling are left.
 */
export function holdAnimations() {
  const parts = new Set<Part>();
  const held = new Set<Animation>();
  return {
    enter: (part: Part) => {
      parts.add(part);
      return () => parts.delete(part);
    },
    /** Holds those that run now; no event tells of new ones. */
    sweep: () => {
      for (const part of parts)
        for (const animation of part.getAnimations?.() ?? []) {
          if (animation.playState !== 'running') continue;
          if (animation.timeline && animation.timeline.constructor.name !== 'DocumentTimeline')
            continue;
          if (animation.effect?.getComputedTiming().endTime === Infinity) {
            hold(animation);
            held.add(animation);
          } else animation.finish();
        }
    },
    end: () => {
      for (const animation of held) if (animation.playState === 'paused') animation.play();
      held.clear();
    },
  };
}
