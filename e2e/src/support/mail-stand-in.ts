import { once } from 'node:events';
import { createServer } from 'node:net';

export interface MailStandIn {
  readonly url: string;
  /** The link in the newest letter to an address; waits for one that `before` has not seen. */
  linkTo(address: string, before?: number): Promise<string>;
  countTo(address: string): number;
  stop(): Promise<void>;
}

interface Letter {
  readonly to: string;
  readonly text: string;
}

/** The words of a letter: nodemailer sends them plain, quoted-printable, or in base64. */
function textOf(letter: string): string {
  const [head = '', ...rest] = letter.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/imu.test(head))
    return Buffer.from(body, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/imu.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A mail server that sends nothing on and keeps what it was given. */
export async function startMail(): Promise<MailStandIn> {
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    let heard = '';
    let to = '';
    let isLetter = false;
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      for (let end = heard.indexOf('\r\n'); end !== -1; end = heard.indexOf('\r\n')) {
        if (isLetter) {
          const over = heard.indexOf('\r\n.\r\n');
          if (over === -1) return;
          letters.push({ to, text: textOf(heard.slice(0, over)) });
          heard = heard.slice(over + 5);
          isLetter = false;
          socket.write('250 good\r\n');
          continue;
        }
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        to = /^RCPT TO:<(.+)>/iu.exec(line)?.[1] ?? to;
        isLetter = line === 'DATA';
        socket.write(isLetter ? '354 go on\r\n' : '250 good\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const to = (whom: string) => letters.filter((letter) => letter.to === whom);
  return {
    url: `smtp://127.0.0.1:${port}`,
    countTo: (whom) => to(whom).length,
    linkTo: async (whom, before = 0) => {
      for (let tries = 0; to(whom).length <= before; tries += 1) {
        if (tries > 600) throw new Error(`No letter came to ${whom}.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const link = /https?:\/\/\S+/u.exec(to(whom).at(-1)!.text)?.[0];
      if (link === undefined) throw new Error('The letter has no link.');
      return link;
    },
    stop: async () => {
      server.close();
    },
  };
}
