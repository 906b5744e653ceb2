/** The model sent more than an answer can be. */
export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong';
}

/** The endpoint sent a call on to another address: the key and the texts do not follow it. */
export class Redirected extends Error {
  override readonly name = 'Redirected';
}

/** `fetch` that gives up on a body longer than `most` bytes, and never follows a redirect to elsewhere. */
export const limitedFetch =
  (most: number, fetchIt: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const reply = await fetchIt(input, { ...init, redirect: 'manual' });
    if (reply.status >= 300 && reply.status < 400) {
      await reply.body?.cancel();
      throw new Redirected(`A redirect, ${reply.status}.`);
    }
    if (reply.body === null) return reply;
    let seen = 0;
    const counted = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > most) controller.error(new ReplyTooLong(`More than ${most} bytes came.`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = reply;
    return new Response(counted, { status, statusText, headers });
  };
