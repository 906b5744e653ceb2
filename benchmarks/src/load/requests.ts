const sentence =
  'Enzymes are proteins that make reactions in the body fast, and kinases phosphorylate them. ';
const wordsOfSentence = 13;

/** Prose of about so many words. */
export const prose = (words: number): string => sentence.repeat(Math.ceil(words / wordsOfSentence));

/** What is sent, as `fetch` takes it. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A form with a text, as a browser sends it. */
export function form(text: string): Sent {
  const boundary = 'ofTheBenchmark';
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\nContent-Disposition: form-data; name="ContentTA"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  };
}

/** A body of JSON. */
export const json = (body: unknown): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
