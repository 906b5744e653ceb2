import type { Config } from '../../dependencies/index.ts';

export const trustedProxies = ({ TRUST_PROXY: trusted }: Pick<Config, 'TRUST_PROXY'>) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
