/** Names the two cursor images; browsers ignore images above 128 px. The numbers are the hot spots. */
export function nameCursors({ documentElement: { style } }: Document, assets: string): void {
  if (style.getPropertyValue('--accessibilik-arrow')) return;
  style.setProperty('--accessibilik-arrow', `url("${assets}cursors/arrow.svg") 6 4`);
  style.setProperty('--accessibilik-hand', `url("${assets}cursors/hand.svg") 24 4`);
}
