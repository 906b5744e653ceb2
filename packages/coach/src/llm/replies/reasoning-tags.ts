const tag = (slash: string) =>
  String.raw`(?:<${slash}(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)>|\[${slash}think\])`;

const upToLastClosing = new RegExp(String.raw`^[\s\S]*${tag('/')}`, 'iu');
const fromFirstOpening = new RegExp(String.raw`${tag('')}[\s\S]*$`, 'iu');

/** A model's reply without its reasoning in tags. Some chat templates leave out the opening tag. */
export const withoutReasoning = (content: string): string =>
  content.replace(upToLastClosing, '').replace(fromFirstOpening, '');
