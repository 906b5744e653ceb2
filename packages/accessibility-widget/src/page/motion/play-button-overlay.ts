import { adoptStyles } from '../adopt-styles.ts';
import { element, setAttributes } from '../../panel/element.ts';
import { icon } from '../../panel/icons.ts';
import { namespace } from '../../settings/permitted-storage.ts';

/** Translated names of the button, made with the name of the picture or video, which may be ''. */
export interface CoverNames {
  play(name: string): string;
  pause(name: string): string;
  /** Callbacks to call when the menu's language changes. */
  readonly renamed: Set<() => void>;
}

export interface Cover {
  say(isPlaying: boolean): void;
  remove(): void;
}

const styles = `
:host {
  all: initial !important; position: absolute !important; display: block !important; pointer-events: none !important;
  left: var(--left) !important; top: var(--top) !important; width: var(--width) !important; height: var(--height) !important;
  border-radius: var(--radius) !important;
}
canvas { display: block; width: 100%; height: 100%; border-radius: inherit; }
[hidden] { display: none !important; }
button {
  position: absolute; inset-block-end: 6px; inset-inline-start: 6px; width: 40px; height: 40px; padding: 9px; border-radius: 50%;
  border: 2px solid #fff; background: #000; color: #fff; cursor: pointer; pointer-events: auto;
}
button:focus-visible { outline: 3px solid #000; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
.icon { display: block; width: 100%; height: 100%; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
@media print { button { display: none; } }
`;
const links = 'a, button, summary, label, picture';
/** Pixels. Smaller pictures have no room for a button. */
const roomForButton = 64;

/**
 * Puts `still` and a button over `target`; without `turn`, no button. The cover comes right after the target in the
 * page, or after the link around it, so that it scrolls and is clipped with it.
 */
export function addPlayButtonOverlay(
  target: HTMLElement,
  {
    still,
    name,
    turn,
  }: { still: HTMLCanvasElement | null; name: string; turn: ((play: boolean) => void) | null },
  names: CoverNames,
): Cover {
  const document = target.ownerDocument;
  const holder = document.createElement('span');
  holder.setAttribute(`data-${namespace}`, 'cover');
  const root = holder.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  let isPlaying = false;
  const button = turn ? element('button', { type: 'button' }) : null;
  button?.addEventListener('click', () => turn?.(!isPlaying));
  root.append(...[still, button].filter((node) => node !== null));
  // A button must not be inside a link, so the cover goes after the outermost one.
  let place: Element = target;
  for (
    let around = target.closest(links);
    around;
    around = around.parentElement?.closest(links) ?? null
  )
    place = around;
  place.after(holder);

  const put = (property: string, value: string) => {
    if (holder.style.getPropertyValue(property) !== value)
      holder.style.setProperty(property, value);
  };
  const follow = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const now = holder.getBoundingClientRect();
    const zoom = width / (target.offsetWidth || width || 1);
    const at = (property: string, by: number) =>
      put(
        property,
        `${Number.parseFloat(holder.style.getPropertyValue(property) || '0') + by / (zoom || 1)}px`,
      );
    at('--left', left - now.left);
    at('--top', top - now.top);
    put('--width', `${target.offsetWidth}px`);
    put('--height', `${target.offsetHeight}px`);
    put('--radius', getComputedStyle(target).borderRadius);
    if (button) button.hidden = Math.min(width, height) < roomForButton;
  };
  put('--left', '0px');
  put('--top', '0px');
  if (still) still.style.objectFit = getComputedStyle(target).objectFit;
  const sizes = new ResizeObserver(follow);
  sizes.observe(target);
  sizes.observe(document.documentElement);
  if (target.parentElement) sizes.observe(target.parentElement);

  const rename = () => {
    if (button)
      setAttributes(button, { 'aria-label': isPlaying ? names.pause(name) : names.play(name) });
  };
  names.renamed.add(rename);
  const say = (playing: boolean) => {
    isPlaying = playing;
    if (still) still.hidden = playing;
    button?.replaceChildren(icon(playing ? 'pause' : 'play'));
    rename();
  };
  say(false);
  follow();
  return {
    say,
    remove() {
      sizes.disconnect();
      names.renamed.delete(rename);
      holder.remove();
    },
  };
}
