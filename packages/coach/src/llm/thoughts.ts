/** How reasoning models mark what they think before they answer. */
const mark = (slash: string) =>
  String.raw`(?:<${slash}(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)>|\[${slash}think\])`;

const closing = new RegExp(mark('/'), 'iu');
const upToLastClosing = new RegExp(String.raw`^[\s\S]*${mark('/')}`, 'iu');
const fromFirstOpening = new RegExp(String.raw`${mark('')}[\s\S]*$`, 'iu');

/** What a reasoning model thought before it answered is no answer; some templates leave out where it began. */
export const withoutThoughts = (content: string) =>
  content.replace(upToLastClosing, '').replace(fromFirstOpening, '');

/**
 * Whether an answer begins in JSON that was a thought: it ends in a mark outside of quotation marks, and nothing marked
 * where it began. Nobody could know it for one while it came.
 */
export function thinksInJson(content: string): boolean {
  const [before = '', ...rest] = content.split(closing);
  const quotationMarks = before.replace(/\\./gsu, '').split('"').length - 1;
  return rest.length > 0 && quotationMarks % 2 === 0 && /^\s*(?:```\w*\s*)?\{/u.test(before);
}

/** What comes after the first thought that has ended; null while none has. */
export function afterThought(content: string): string | null {
  const end = closing.exec(content);
  return end && content.slice(end.index + end[0].length);
}
