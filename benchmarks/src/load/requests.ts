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

/**
 * A request to the exercise Half Life with `count` messages. `number` is written into their texts, so that they differ.
 */
export const turns = (count: number, number = 0): Sent =>
  json({
    Messages: Array.from({ length: count }, (_, at) => ({
      Id: String(at),
      Text: `Sample ${number}. ${prose(100)}`,
      IsStudent: at % 2 === 0,
    })),
    currentStage: 3,
    studentName: 'Dana',
    targetAudience: '4',
    startTime: '2026-11-22T08:00:00.000Z',
  });
