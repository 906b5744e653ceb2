const sentence =
  'Enzymes are proteins that make reactions in the body fast, and kinases phosphorylate them. ';
const wordsOfSentence = 13;

export const prose = (words: number): string => sentence.repeat(Math.ceil(words / wordsOfSentence));

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function form(text: string): Sent {
  const boundary = 'ofTheBenchmark';
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\nContent-Disposition: form-data; name="ContentTA"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  };
}

export const json = (body: unknown): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
