import type { Config } from '../../dependencies/index.ts';

/** Fastify’s `trustProxy` for TRUST_PROXY: false, a list of addresses, or a function for a number of proxies. */
export const trustedProxies = ({ TRUST_PROXY: trusted }: Pick<Config, 'TRUST_PROXY'>) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
