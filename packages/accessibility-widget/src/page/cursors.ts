import { namespace } from '../settings/settings-store.ts';

/** Names the two cursor images; browsers ignore images above 128 px. The numbers are the hot spots. */
export function nameCursors(document: Document, assets: string): void {
  const image = (file: string) => `url("${new URL(`cursors/${file}`, assets).href}")`;
  const { style } = document.documentElement;
  style.setProperty(`--${namespace}-arrow`, `${image('arrow.svg')} 6 4`);
  style.setProperty(`--${namespace}-hand`, `${image('hand.svg')} 24 4`);
}
