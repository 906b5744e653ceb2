/** What a reasoning model thought before it answered is no answer; some templates leave out where it began. */
export const withoutThoughts = (content: string) =>
  content.replace(/^[\s\S]*<\/think(?:ing)?>/iu, '').replace(/<think(?:ing)?>[\s\S]*$/iu, '');
