/** One part of a form: a field, or a file with a name. */
export interface TestPart {
  readonly field: string;
  readonly content: string | Uint8Array;
  readonly fileName?: string;
  readonly type?: string;
}

const boundary = 'vernacular-form-boundary';

/** A multipart form as a browser writes it, ready for `app.inject`. */
export function formOf(...parts: readonly TestPart[]) {
  const pieces = parts.flatMap(({ field, content, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const media = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n${media}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
