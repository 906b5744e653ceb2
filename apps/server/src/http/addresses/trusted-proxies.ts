import type { Config } from '../../outside/index.ts';

/** The value for Fastify's `trustProxy`: a number of hops, a list of addresses, or false. */
export const trustedProxies = ({ TRUST_PROXY: trusted }: Pick<Config, 'TRUST_PROXY'>) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
