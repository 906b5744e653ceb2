export type Corner = `${'top' | 'bottom'}-${'start' | 'end'}`;
const corners: readonly Corner[] = ['bottom-end', 'bottom-start', 'top-start', 'top-end'];

export const nextCorner = (at: string): Corner =>
  corners[(Math.max(0, corners.indexOf(at as Corner)) + 1) % corners.length]!;

export const buttonPlace = (at: string): readonly (readonly [string, string])[] =>
  corners.includes(at as Corner)
    ? [
        ['position', 'fixed'],
        ['inset-block', at.startsWith('top') ? '20px auto' : 'auto 20px'],
        ['inset-inline', at.endsWith('start') ? '20px auto' : 'auto 20px'],
      ]
    : [];

export function putButton(launcher: HTMLElement, at: string): () => void {
  for (const [name, value] of buttonPlace(at)) launcher.style.setProperty(name, value);
  return () => {
    for (const [name] of buttonPlace(at)) launcher.style.removeProperty(name);
  };
}
