export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong';
}

/**
 * Thrown when the address of the model answers with a redirect. None is followed, so that the key and the texts are
 * sent nowhere else.
 */
export class Redirected extends Error {
  override readonly name = 'Redirected';
}

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
