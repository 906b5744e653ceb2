import { forEachRoot } from '../for-each-root.ts';

/** Whether an element is a video or audio. Without `instanceof`, because elements of a frame have other classes. */
export const isMedia = (node: EventTarget | null): node is HTMLMediaElement =>
  node !== null && 'localName' in node && /^(?:video|audio)$/u.test(String(node.localName));

/** Mutes the page's video and audio, later ones too, until the returned function gives each its sound back. */
export function muteMedia(document: Document): () => void {
  const muted = new Set<HTMLMediaElement>();
  const mute = (node: EventTarget | null) => {
    if (!isMedia(node) || node.muted) return;
    node.muted = true;
    muted.add(node);
  };
  const onPlay = ({ target }: Event) => mute(target);
  const leave = forEachRoot(document, {
    enter(part) {
      part.addEventListener('play', onPlay, true);
      return () => part.removeEventListener('play', onPlay, true);
    },
    meet: (elements) => elements.forEach(mute),
  });
  return () => {
    leave();
    for (const media of muted) media.muted = false;
  };
}
