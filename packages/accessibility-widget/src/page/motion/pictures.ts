import { addPlayButtonOverlay, type Cover, type CoverNames } from './play-button-overlay.ts';
import { isAnimatedAt } from './is-animated.ts';

/** The picture's current frame. Pictures of other sites too: drawing on a canvas needs no read permission. */
function stillOf(picture: HTMLImageElement): HTMLCanvasElement | null {
  const still = picture.ownerDocument.createElement('canvas');
  still.width = picture.naturalWidth;
  still.height = picture.naturalHeight;
  still.setAttribute('aria-hidden', 'true');
  try {
    still.getContext('2d')?.drawImage(picture, 0, 0, still.width, still.height);
    return still;
  } catch {
    return null;
  }
}

interface Held {
  readonly address: string;
  readonly cover: Cover;
  readonly opacity: readonly [value: string, priority: string];
}

/** Covers moving pictures with a drawing of their current frame and a play button. `end` uncovers them. */
export function holdPictures(names: CoverNames) {
  const held = new Map<HTMLImageElement, Held>();
  let isOver = false;

  const show = ({ style }: HTMLElement, [value, priority]: Held['opacity']) => {
    style.removeProperty('opacity');
    if (value) style.setProperty('opacity', value, priority);
  };
  const release = (picture: HTMLImageElement) => {
    const was = held.get(picture);
    if (!was) return;
    held.delete(picture);
    was.cover.remove();
    show(picture, was.opacity);
    if (picture.getAttribute('style') === '') picture.removeAttribute('style');
  };
  const hold = async (picture: HTMLImageElement) => {
    const address = picture.currentSrc || picture.src;
    if (!picture.complete || picture.naturalWidth === 0 || held.get(picture)?.address === address)
      return;
    release(picture);
    const moves = await isAnimatedAt(address);
    if (moves === false || isOver || !picture.isConnected || held.has(picture)) return;
    if (address !== (picture.currentSrc || picture.src)) return;
    const still = stillOf(picture);
    if (!still) return;
    const { style } = picture;
    const opacity = [
      style.getPropertyValue('opacity'),
      style.getPropertyPriority('opacity'),
    ] as const;
    // Unreadable and not a GIF: most likely a still picture, which looks the same as its drawing and needs no button.
    const mayMove = moves === true || /\.gif(?:[?#]|$)/iu.test(address);
    const cover = addPlayButtonOverlay(
      picture,
      {
        still,
        name: picture.alt,
        turn: mayMove
          ? (play) => {
              if (play) show(picture, opacity);
              else style.setProperty('opacity', '0', 'important');
              cover.say(play);
            }
          : null,
      },
      names,
    );
    // Not `visibility`, so that its alternative text stays available.
    style.setProperty('opacity', '0', 'important');
    held.set(picture, { address, cover, opacity });
  };
  return {
    meet: (element: Element) => {
      if (element.localName === 'img') void hold(element as HTMLImageElement);
    },
    sweep: () => {
      for (const picture of held.keys()) if (!picture.isConnected) release(picture);
    },
    end: () => {
      isOver = true;
      for (const picture of held.keys()) release(picture);
    },
  };
}
