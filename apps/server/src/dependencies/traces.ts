import type { FastifyInstance } from 'fastify';

/** Records spans of requests and their parts, without user text or addresses. */
export interface Traces {
  readonly follow: (app: FastifyInstance) => void;
  readonly part: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly over: (part: {
    readonly name: string;
    readonly milliseconds: number;
    readonly isFailed: boolean;
    readonly attributes: Readonly<Record<string, string>>;
  }) => void;
  readonly close: () => Promise<void>;
}

export async function openTraces(
  endpoint: string | undefined,
  onFault: (error: unknown) => void,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(endpoint, onFault);
}
