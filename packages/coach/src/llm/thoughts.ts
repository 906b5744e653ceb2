/** How reasoning models mark what they think before they answer. */
const mark = (slash: string) =>
  String.raw`(?:<${slash}(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)>|\[${slash}think\])`;

const opening = new RegExp(mark(''), 'iu');
const closing = new RegExp(mark('/'), 'iu');
const upToLastClosing = new RegExp(String.raw`^[\s\S]*${mark('/')}`, 'iu');
const fromFirstOpening = new RegExp(String.raw`${mark('')}[\s\S]*$`, 'iu');

/** What a reasoning model thought before it answered is no answer; some templates leave out where it began. */
export const withoutThoughts = (content: string) =>
  content.replace(upToLastClosing, '').replace(fromFirstOpening, '');

/** Whether a thought ends in an answer and never began: nobody could know it for one while it came. */
export const hasUnmarkedThought = (content: string) =>
  closing.test(content) && !opening.test(content.split(closing)[0] ?? '');

/** What comes after the first thought that has ended; null while none has. */
export function afterThought(content: string): string | null {
  const end = closing.exec(content);
  return end && content.slice(end.index + end[0].length);
}
