import type { Part } from '../for-each-root.ts';

const seen = ({ effect }: Animation) => {
  const target = effect && 'target' in effect ? (effect as KeyframeEffect).target : null;
  return target ? Number(getComputedStyle(target).opacity) : 1;
};

/** Pauses an endless animation at a moment when its element is visible; half-way through a blink it would not be. */
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
 * Stops animations that the rule in `page-styles.ts` does not end, such as those of scripts. Finite ones are finished,
 * so that code that waits for them continues and nothing stays half faded in. Endless ones are paused. Scroll-driven
 * ones are left alone.
 */
export function holdAnimations() {
  const parts = new Set<Part>();
  const held = new Set<Animation>();
  return {
    enter: (part: Part) => {
      parts.add(part);
      return () => parts.delete(part);
    },
    /** Holds the animations that run now. Called repeatedly, because no event reports new ones. */
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
