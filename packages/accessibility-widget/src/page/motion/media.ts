import { isMedia } from '../extras/mute-media.ts';
import { addPlayButtonOverlay, type Cover, type CoverNames } from './play-button-overlay.ts';

/** Pauses media that start by themselves; videos without controls get a play button. `end` plays them again. */
export function holdMedia(names: CoverNames) {
  const paused = new Set<HTMLMediaElement>();
  const covers = new Map<HTMLMediaElement, Cover>();
  const chosen = new WeakSet<HTMLMediaElement>();

  const hold = (media: HTMLMediaElement) => {
    media.pause();
    paused.add(media);
    covers.get(media)?.say(false);
    if (media.controls || covers.has(media) || media.localName === 'audio') return;
    const turn = (play: boolean) => {
      if (play) {
        chosen.add(media);
        void media.play().catch(() => undefined);
      } else {
        chosen.delete(media);
        hold(media);
      }
      covers.get(media)?.say(play);
    };
    covers.set(
      media,
      addPlayButtonOverlay(
        media,
        { still: null, name: media.title || (media.getAttribute('aria-label') ?? ''), turn },
        names,
      ),
    );
  };
  const onPlay = ({ target }: Event) => {
    if (!isMedia(target) || chosen.has(target)) return;
    if (navigator.userActivation?.isActive) chosen.add(target);
    else hold(target);
  };
  return {
    enter: (part: EventTarget) => {
      part.addEventListener('play', onPlay, true);
      return () => part.removeEventListener('play', onPlay, true);
    },
    meet: (element: Element) => {
      if (isMedia(element) && (!element.paused || element.autoplay) && !chosen.has(element))
        hold(element);
    },
    sweep: () => {
      for (const [media, cover] of covers)
        if (!media.isConnected) {
          cover.remove();
          covers.delete(media);
          paused.delete(media);
        }
    },
    end: () => {
      for (const cover of covers.values()) cover.remove();
      for (const media of paused)
        if (media.isConnected && media.paused) void media.play().catch(() => undefined); // refused by the browser's autoplay policy for sound
      covers.clear();
      paused.clear();
    },
  };
}
