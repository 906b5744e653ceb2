export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Settles as `work` does, or throws `TooSlow` as soon as `limit` aborts. */
export const within = <Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new TooSlow('The model took too long.'));
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject);
  });
