import { forEachRoot, type Part } from '../for-each-root.ts';
import { holdAnimations } from './animations.ts';
import type { CoverNames } from './play-button-overlay.ts';
import { holdSvgAndMarquees } from './svg-and-marquees.ts';
import { instantScroll } from './instant-scroll.ts';
import { holdMedia } from './media.ts';
import { holdPictures } from './pictures.ts';

/** Milliseconds between two sweeps. */
const pace = 100;

/** Holds all motion of a page, its shadow roots and same-origin frames, until the returned function is called. */
export function stopMotion(document: Document, names: CoverNames): () => void {
  const animations = holdAnimations();
  const media = holdMedia(names);
  const pictures = holdPictures(names);
  const drawings = holdSvgAndMarquees();
  const holders = [media, pictures, drawings];
  const leave = forEachRoot(document, {
    enter: (part: Part) => {
      const page = 'defaultView' in part ? part.defaultView : null;
      const ends = [animations.enter(part), media.enter(part), page && instantScroll(page)];
      return () => ends.forEach((end) => end && end());
    },
    meet: (elements) => {
      for (const element of elements) for (const holder of holders) holder.meet(element);
    },
  });
  const sweep = () => {
    animations.sweep();
    media.sweep();
    pictures.sweep();
    drawings.sweep();
  };
  sweep();
  const timer = setInterval(sweep, pace);
  return () => {
    clearInterval(timer);
    leave();
    for (const holder of [animations, ...holders]) holder.end();
  };
}
