export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong';
}

/**
 * Thrown when the model's address answers with a redirect. Redirects are not followed, so that the key and the texts
 * go nowhere else.
 */
export class Redirected extends Error {
  override readonly name = 'Redirected';
}

/** A `fetch` that fails with `ReplyTooLong` beyond `most` bytes, and with `Redirected` on a redirect. */
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
