import type { Config } from '../../outside/index.ts';

/** The proxies whose word about who asks counts: each of so many hops from here, or those of a list. */
export const trustedProxies = ({ TRUST_PROXY: trusted }: Pick<Config, 'TRUST_PROXY'>) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
